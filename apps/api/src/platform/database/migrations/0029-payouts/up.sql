-- When a partner was told to pay a withdrawal. It is told once; from then on it is asked.
ALTER TABLE payment ADD COLUMN sent_at timestamptz;
