/**
 * How long an open round waits for its player before it is played to its end: well before the operator
 * gives up on a round that nothing moves and returns its stake.
 */
export const ABANDONED_AFTER_MINUTES = 120
