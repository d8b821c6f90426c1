-- When the partner of a refund last said something about it that could be read; null before that.
ALTER TABLE refund ADD COLUMN heard_at timestamptz;
