"""Tables being played online: who is there, how a change is made, kept and told."""
