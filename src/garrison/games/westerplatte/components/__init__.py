"""The components of 7 Days of Westerplatte: data with sources, typed records, an owner's corrections.

Rules import what is packed from here, and records import what events do: so nothing is imported here.
"""
