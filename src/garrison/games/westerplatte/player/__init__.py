"""The machine player: policy, evaluation, judge, features."""
