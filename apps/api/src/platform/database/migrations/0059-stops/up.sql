-- Opening again what was stopped takes two people. What is asked about one section of a player's
-- account leaves room for a request about another one.
DROP INDEX approval_one;
CREATE UNIQUE INDEX approval_one ON approval (kind, subject, (coalesce(command ->> 'section', '')))
  WHERE state = 'waiting';

-- Who stopped something last is read by what it was done to.
CREATE INDEX audit_subject ON audit (subject, id);
