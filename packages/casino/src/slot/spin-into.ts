import type { DrawStream } from '../fairness/draw-stream.ts'
import { landedCoins } from './hold/landed-coins.ts'
import { playSpin } from './play-spin.ts'
import type { RoundSoFar } from './round-so-far.ts'
import type { FreeSpinAward, Reels, SlotGame } from './slot-game.ts'
import { unitMinorOf } from './unit-minor.ts'
import { freeSpinsFor } from './wins/scatter-win.ts'
import type { UnitWin } from './wins/unit-win.ts'

/** Which strips spin, what multiplies their wins, and what their scatters give. */
export type SpinRules = {
  reels: Reels
  free: boolean
  multiplier: number
  award: FreeSpinAward | null | undefined
}

/** Plays one spin and adds what it shows, wins and awards to the round. */
export function spinInto(
  round: RoundSoFar,
  game: SlotGame,
  rules: SpinRules,
  betMinor: bigint,
  draws: DrawStream,
): void {
  const unitMinor = unitMinorOf(game, betMinor)
  const { stops, grid, expandedReels, counted, wins } = playSpin(game, rules.reels, draws)
  const coins = landedCoins(game, grid, betMinor, draws)
  round.coins = coins ?? []
  round.events.push({
    type: 'spin',
    index: round.played,
    free: rules.free,
    stops,
    grid,
    expandedReels,
    ...(coins && { coins }),
  })
  if (wins.length > 0) payInto(round, wins, rules.multiplier, unitMinor)

  const count = Math.min(freeSpinsFor(rules.award, counted), game.freeSpinsMax - round.awarded)
  if (count > 0) awardInto(round, count, game.scatter?.multiplier ?? 1)
}

function payInto(
  round: RoundSoFar,
  wins: readonly UnitWin[],
  multiplier: number,
  unitMinor: bigint,
): void {
  const paid = wins.map(({ units, ...win }) => ({
    ...win,
    multiplier: win.multiplier * multiplier,
    winMinor: (BigInt(units * multiplier) * unitMinor).toString(),
  }))
  const totalMinor = paid.reduce((sum, win) => sum + BigInt(win.winMinor), 0n)
  round.totalMinor += totalMinor
  round.events.push({ type: 'wins', wins: paid, totalMinor: totalMinor.toString() })
}

function awardInto(round: RoundSoFar, count: number, multiplier: number): void {
  round.awarded += count
  const remaining = round.awarded - round.played
  round.events.push({ type: 'free_spins_won', count, remaining, multiplier })
}
