import type { MoneyNotice, RoundView } from '../studio-api.ts'

type Ended = Pick<RoundView, 'roundId' | 'isFree' | 'totalWinMinor' | 'jackpot' | 'settlement'>

/** What is to be told while a round that is over is not booked yet; null once it is. */
export function pendingNotice({ settlement, ...round }: Ended): MoneyNotice | null {
  if (settlement === 'done') return null
  const { roundId, isFree, totalWinMinor: amountMinor } = round
  return { kind: pendingKind(round), roundId, isFree, amountMinor }
}

function pendingKind({
  jackpot,
  totalWinMinor,
}: Pick<Ended, 'jackpot' | 'totalWinMinor'>): MoneyNotice['kind'] {
  if (jackpot !== null) return 'jackpot-pending'
  return BigInt(totalWinMinor) > 0n ? 'win-pending' : 'end-pending'
}
