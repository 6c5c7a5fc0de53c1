// Compiles an archive of Python modules with the interpreter they are for: node compile.mjs CORE IN OUT
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [core, source, target] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${core}/` });
python.FS.writeFile("/in.zip", new Uint8Array(readFileSync(source)));
python.runPython(`
import zipfile
from importlib.util import source_hash
from importlib._bootstrap_external import _code_to_hash_pyc

with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w") as new:
    for info in old.infolist():
        text, name = old.read(info), info.filename
        if name.endswith(".py"):
            code = compile(text, name, "exec", dont_inherit=True)
            text, name = bytes(_code_to_hash_pyc(code, source_hash(text), False)), name + "c"
        new.writestr(zipfile.ZipInfo(name, info.date_time), text, zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(target, python.FS.readFile("/out.zip"));
