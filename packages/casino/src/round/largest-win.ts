import type { Round } from './round.ts'

/** A win as the round's bets see it; `multiple` is the most that the game pays of a bet. */
type Win = { betTransactionId: string; amountMinor: bigint; multiple: bigint }

/**
 * What a win may be at most, in minor units, by the game's own rules: the multiple of its bet, and
 * with all that the round has won before, that of the round's bets. `round` is the round before it.
 */
export function largestWinMinor(
  round: Round,
  { betTransactionId, multiple }: Omit<Win, 'amountMinor'>,
): bigint {
  const bet = round.bets.find(({ transactionId }) => transactionId === betTransactionId)
  const ofBetMinor = (bet?.amountMinor ?? 0n) * multiple
  const leftMinor = round.betMinor * multiple - round.winMinor
  if (leftMinor <= 0n) return 0n
  return ofBetMinor < leftMinor ? ofBetMinor : leftMinor
}

/** Whether a win is more than the game can have paid. */
export function isAboveLargestWin(round: Round, win: Win): boolean {
  return win.amountMinor > largestWinMinor(round, win)
}
