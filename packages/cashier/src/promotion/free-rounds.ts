/** How many rounds one promotion gives at most, and how long they may wait to be played. */
export const FREE_ROUNDS_MAX = 100
export const FREE_DAYS_MAX = 90

/** What free rounds have won, and what of it was settled and given before. Minor units. */
export type FreeWins = {
  wonMinor: bigint
  settledMinor: bigint
  givenMinor: bigint
  /** The most that a grant gives in all; 0 for no limit. */
  winMaxMinor: bigint
}

/**
 * What becomes of the wins that are not settled yet: `giveMinor` is the player's by the promotion's
 * terms, `backMinor` is above its limit and goes back to what the rounds cost. A win that comes after
 * the end is settled by itself, under the same limit.
 */
export function settleFreeWins({ wonMinor, settledMinor, givenMinor, winMaxMinor }: FreeWins): {
  giveMinor: bigint
  backMinor: bigint
} {
  const freshMinor = wonMinor - settledMinor
  const roomMinor = winMaxMinor === 0n ? freshMinor : winMaxMinor - givenMinor
  const giveMinor = freshMinor < roomMinor ? freshMinor : roomMinor
  return { giveMinor, backMinor: freshMinor - giveMinor }
}

/** How free rounds stand. */
export type FreeRounds = {
  rounds: number
  /** Rounds that stand, and those of them whose win is not known yet. */
  taken: number
  open: number
  expiresAt: Date
  /** What was not begun has been taken back. */
  isCancelled: boolean
}

/** Whether nothing of a grant can be played any more, and nothing of it is still under way. */
export function isOverFreeRounds(grant: FreeRounds, at: Date): boolean {
  const { rounds, taken, open, expiresAt, isCancelled } = grant
  return open === 0 && (isCancelled || taken >= rounds || at >= expiresAt)
}
