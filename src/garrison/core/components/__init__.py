"""Components as data: TOML with sources, typed records, an owner's corrections, checks between records."""
