/**
 * How long an open round waits for its player before it is played to its end: well before the operator
 * gives up on a round that nothing moves and returns its stake.
 */
export const ABANDONED_AFTER_MINUTES = 120

/**
 * How long a round lasts at most, whatever is chosen in it meanwhile. The operator hears of no choice and
 * counts from the stake: a round that was kept alive past its patience would have the stake back, however
 * much of it is lost by then.
 */
export const ROUND_LASTS_MINUTES = 2 * ABANDONED_AFTER_MINUTES
