"""The rooms of the house beside the tables: each is built for one visit and told what the store knows."""
