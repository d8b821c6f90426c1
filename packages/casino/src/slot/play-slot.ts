import type { SlotEvent } from '@maidan/contract'
import type { DrawStream } from '../fairness/draw-stream.ts'
import { playSpin } from './play-spin.ts'
import { freeSpinsFor } from './wins/scatter-win.ts'
import type { FreeSpinAward, Reels, SlotGame } from './slot-game.ts'
import { unitMinorOf } from './unit-minor.ts'
import type { UnitWin } from './wins/unit-win.ts'

export type SlotPlay = {
  /** Minor units, positive, a whole multiple of the game's `costUnits`. */
  betMinor: bigint
  draws: DrawStream
}

export type SlotRound = { totalWinMinor: bigint; events: SlotEvent[] }

/** A round on its way: what it has shown, won and still to play. */
type RoundSoFar = {
  events: SlotEvent[]
  totalMinor: bigint
  played: number
  awarded: number
}

/** Which strips spin, what multiplies their wins, and what their scatters give. */
type SpinRules = {
  reels: Reels
  free: boolean
  multiplier: number
  award: FreeSpinAward | null | undefined
}

/**
 * Plays a whole round: the paid spin, then its free spins one by one, with those they add, up to
 * `freeSpinsMax`. The events come in the order a screen shows them; `round_total` is always last.
 * Throws `RangeError` for a bet that units do not divide, `DrawsExhausted` when the draws run out.
 */
export function playSlot(game: SlotGame, { betMinor, draws }: SlotPlay): SlotRound {
  const unitMinor = unitMinorOf(game, betMinor)
  const round: RoundSoFar = { events: [], totalMinor: 0n, played: 0, awarded: 0 }
  spinInto(round, game, paidRules(game), unitMinor, draws)
  if (round.awarded > 0) playFreeSpins(round, game, unitMinor, draws)

  const capMinor = betMinor * BigInt(game.winCapTimesBet)
  const capped = round.totalMinor > capMinor
  const totalWinMinor = capped ? capMinor : round.totalMinor
  round.events.push({ type: 'round_total', totalMinor: totalWinMinor.toString(), capped })
  return { totalWinMinor, events: round.events }
}

function playFreeSpins(
  round: RoundSoFar,
  game: SlotGame,
  unitMinor: bigint,
  draws: DrawStream,
): void {
  const paidMinor = round.totalMinor
  const rules = freeRules(game)
  while (round.played < round.awarded) {
    round.played += 1
    spinInto(round, game, rules, unitMinor, draws)
  }
  const totalMinor = (round.totalMinor - paidMinor).toString()
  round.events.push({ type: 'free_spins_ended', totalMinor, played: round.played })
}

function paidRules({ reels, scatter }: SlotGame): SpinRules {
  return { reels, free: false, multiplier: 1, award: scatter?.freeSpins }
}

function freeRules({ reels, freeReels, scatter }: SlotGame): SpinRules {
  const multiplier = scatter?.multiplier ?? 1
  return { reels: freeReels ?? reels, free: true, multiplier, award: scatter?.retrigger }
}

/** Plays one spin and adds what it shows, wins and awards to the round. */
function spinInto(
  round: RoundSoFar,
  game: SlotGame,
  rules: SpinRules,
  unitMinor: bigint,
  draws: DrawStream,
): void {
  const { stops, grid, expandedReels, scatters, wins } = playSpin(game, rules.reels, draws)
  round.events.push({
    type: 'spin',
    index: round.played,
    free: rules.free,
    stops,
    grid,
    expandedReels,
  })
  if (wins.length > 0) payInto(round, wins, rules.multiplier, unitMinor)

  const count = Math.min(freeSpinsFor(rules.award, scatters), game.freeSpinsMax - round.awarded)
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
