-- Limits that were set a moment ago are looked for every second: what rests above them is let go.
CREATE INDEX play_limit_since ON play_limit (since);
