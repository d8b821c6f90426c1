-- Stakes count for turnover and points when their bet is decided. Those of bets that are open now have counted
-- already, as they were taken: they say so, and do not count again.
UPDATE game_round r SET bets = (
  SELECT jsonb_agg(bet || '{"hasCounted": true}' ORDER BY at)
  FROM jsonb_array_elements(r.bets) WITH ORDINALITY AS one (bet, at)
)
WHERE r.state = 'open' AND jsonb_array_length(r.bets) > 0;
