-- By which partners' pages a method is served, in the order in which they are tried. A method without rows goes by its
-- own page. The payment is kept as one of the method that it went by: there the money is.
CREATE TABLE payment_route (
  method_key text NOT NULL REFERENCES payment_method (key),
  ordinal smallint NOT NULL,
  to_key text NOT NULL REFERENCES payment_method (key),
  from_minor bigint NOT NULL DEFAULT 0 CHECK (from_minor >= 0),
  -- Null where there is no upper end.
  to_minor bigint CHECK (to_minor >= from_minor),
  -- Of the last hour's payments that were decided; 0 takes the route as it is.
  success_min_percent smallint NOT NULL DEFAULT 0 CHECK (success_min_percent BETWEEN 0 AND 100),
  PRIMARY KEY (method_key, ordinal),
  UNIQUE (method_key, to_key)
);
