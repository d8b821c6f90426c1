-- What partners told us about no payment of ours is shown to staff, newest first.
CREATE INDEX partner_notice_strange ON partner_notice (id)
  WHERE payment_id IS NULL AND handled_at IS NOT NULL;
