"""How a person at each table does what they have decided: by keys or by mouse, finding everything by role, name and place."""
