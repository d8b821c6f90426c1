import type { RoundView } from '../../../studio-api.ts'

/** What of the balance is a paid win that the player has yet to see. */
export function unshownWin(round: RoundView | null): bigint {
  if (round === null || round.settlement === 'pending' || round.isFree) return 0n
  return BigInt(round.totalWinMinor) + BigInt(round.jackpot?.amountMinor ?? 0)
}
