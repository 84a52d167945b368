"""What players say to the referee: claims, choices, calls, waivers, admissions."""
