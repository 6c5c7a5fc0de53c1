"""The table of actions, a module for each or for a small family: what bars an action, and what it does. [T.2]"""
