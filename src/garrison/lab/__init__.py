"""The lab: studies of many games, their results, comparisons, and the difficulty dial."""
