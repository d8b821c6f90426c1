/** What a player asked for, as far as it decides how a transfer is counted. */
export type ChainAsk = {
  reference: string
  /** Whole taka for a dollar, as they were promised. */
  rate: bigint
  /** Asked so long before that the promise has run out by the time of any transfer. */
  isLate: boolean
  /** Given up by the player, or replaced by another one. */
  isGivenUp: boolean
  isPaid: boolean
}

/** Paid by nobody's ask: a deposit of its own. */
export const UNASKED = 'unasked'

/** A micro-dollar is a millionth of a dollar and a paisa a hundredth of a taka. */
const MICRO_TIMES_TAKA_PER_PAISA = 10_000n

/**
 * Counts a transfer as slowly and plainly as it can be said: it pays the newest ask that nothing has
 * paid yet, at its rate or, if that is over, at the lower one. Null for less than a paisa.
 */
export function countTransfer(
  asks: readonly ChainAsk[],
  { micro, rateNow }: { micro: bigint; rateNow: bigint },
): { reference: string; minor: bigint } | null {
  const ask = asks.findLast(({ isPaid }) => !isPaid)
  const isPromised = ask !== undefined && !ask.isLate && !ask.isGivenUp
  const lower = ask !== undefined && ask.rate < rateNow ? ask.rate : rateNow
  const minor = (micro * (isPromised ? ask.rate : lower)) / MICRO_TIMES_TAKA_PER_PAISA
  if (minor === 0n) return null
  if (ask) ask.isPaid = true
  return { reference: ask?.reference ?? UNASKED, minor }
}
