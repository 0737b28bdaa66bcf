"""What the brain is made of: the ground, the assignments, bonuses, and where points and dice go."""
