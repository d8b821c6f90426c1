-- The countries of those a promotion is for, by their main phones: two capital letters each; none named: everybody.
ALTER TABLE promotion ADD COLUMN countries text[] NOT NULL DEFAULT '{}';
ALTER TABLE promotion_past ADD COLUMN countries text[] NOT NULL DEFAULT '{}';
