"""The components of Wolfenstein: data with sources, typed records, an owner's corrections.

Rules import what is packed from here, and records import what effects do: so nothing is imported here.
"""
