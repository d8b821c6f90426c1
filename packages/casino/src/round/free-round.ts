/** Free rounds as the operator gave them, and how many of them are taken. Minor units. */
export type FreeGrant = {
  gameCode: string
  currency: string
  betMinor: bigint
  rounds: number
  /** Rounds that stand: one whose bet was given back is free to be played again. */
  taken: number
  expiresAt: Date
  isEnded: boolean
}

/** The bet of a free round as a provider asks for it. */
export type FreeBet = {
  game: string
  currency: string
  /** What is taken for it: nothing. */
  amountMinor: bigint
  /** The bet that its wins are counted by. */
  betMinor: bigint
}

/**
 * Why a bet can be no round of this grant at the moment `at`; null if it can. What does not fit is said
 * before what is over, so that a wrong call is told so at any time.
 */
export function freeRoundRefusal(
  { gameCode, currency, betMinor, rounds, taken, expiresAt, isEnded }: FreeGrant,
  bet: FreeBet,
  at: Date,
): 'FREE_GRANT_MISMATCH' | 'FREE_GRANT_OVER' | null {
  const isFree = bet.amountMinor === 0n && bet.betMinor === betMinor
  if (!isFree || bet.game !== gameCode || bet.currency !== currency) return 'FREE_GRANT_MISMATCH'
  return isEnded || at >= expiresAt || taken >= rounds ? 'FREE_GRANT_OVER' : null
}
