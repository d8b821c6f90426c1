-- Settings of the site; the registry in the code gives each key its type and first value.
CREATE TABLE setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text_en text NOT NULL,
  text_bn text NOT NULL,
  ordinal integer NOT NULL
);

CREATE TABLE slider (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slider_type text NOT NULL CHECK (slider_type IN ('Main', 'Favourite', 'Features')),
  picture text NOT NULL,
  link text,
  name_en text NOT NULL,
  name_bn text NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  ordinal integer NOT NULL
);
