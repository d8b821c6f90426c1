import type { RoundSoFar } from './round-so-far.ts'
import type { UnitWin } from './wins/unit-win.ts'

/** Adds wins to the round, multiplied; nothing happens where nothing is won. */
export function payInto(
  round: RoundSoFar,
  wins: readonly UnitWin[],
  multiplier: number,
  unitMinor: bigint,
): void {
  if (wins.length === 0) return
  const paid = wins.map(({ units, ...win }) => ({
    ...win,
    multiplier: win.multiplier * multiplier,
    winMinor: (BigInt(units * multiplier) * unitMinor).toString(),
  }))
  const totalMinor = paid.reduce((sum, win) => sum + BigInt(win.winMinor), 0n)
  round.totalMinor += totalMinor
  round.events.push({ type: 'wins', wins: paid, totalMinor: totalMinor.toString() })
}
