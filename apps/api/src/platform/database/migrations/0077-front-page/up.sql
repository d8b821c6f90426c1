-- A notice or slide runs from a time until a time, both of which may be open, and counts its changes, so that nobody
-- writes over what another one has just changed. Where a notice leads is a page of the site or a game's code, never
-- another site.
ALTER TABLE notice ADD COLUMN link text CHECK (link !~ '^\s*(/[/\\]|[A-Za-z][A-Za-z0-9+.-]*:)'),
  ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE slider ADD COLUMN starts_at timestamptz, ADD COLUMN ends_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- A slide that was switched off has ended.
UPDATE slider SET ends_at = now() WHERE status = 'inactive';
ALTER TABLE slider DROP COLUMN status;

-- Both together, as the front page has them.
CREATE VIEW front_piece AS
  SELECT 'notice' AS place, n.id, n.ordinal, n.version, NULL AS picture, n.link, n.starts_at,
    n.ends_at, (SELECT json_object_agg(t.language, t.notice) FROM notice_text t
      WHERE t.notice_id = n.id) AS words, NULL::json AS pictures
  FROM notice n
  UNION ALL
  SELECT CASE s.slider_type WHEN 'Main' THEN 'main' WHEN 'Favourite' THEN 'favourite'
      ELSE 'feature' END, s.id, s.ordinal, s.version, s.picture, s.link, s.starts_at, s.ends_at,
    (SELECT json_object_agg(t.language, t.name) FROM slider_text t WHERE t.slider_id = s.id),
    (SELECT json_object_agg(t.language, t.picture) FROM slider_text t
      WHERE t.slider_id = s.id AND t.picture IS NOT NULL)
  FROM slider s;
