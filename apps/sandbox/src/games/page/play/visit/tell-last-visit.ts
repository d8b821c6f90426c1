import type { RoundView } from '../../../studio-api.ts'
import type { Table } from '../table.ts'

/** Says what a round from before a reload or a closed tab has won in all. */
export function tellLastVisit(
  { hud, speech, money }: Table,
  { totalWinMinor, jackpot }: RoundView,
): void {
  const totalMinor = BigInt(totalWinMinor) + BigInt(jackpot?.amountMinor ?? 0)
  const words =
    totalMinor === 0n
      ? speech.say('lastVisitLost')
      : speech.say('lastVisitWon', { amount: money(totalMinor) })
  hud.plaque.message(words)
  hud.plaque.announce(words)
}
