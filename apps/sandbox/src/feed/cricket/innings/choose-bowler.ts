import type { Random } from '../../random/random.ts'
import type { Phase } from '../delivery/delivery-odds.ts'
import { phaseOf } from '../delivery/tempo.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import type { BowlerScore, Innings } from './innings.ts'

/** How far a captain's fancy of the moment may outweigh skill, in points of skill. */
const WHIM_POINTS = 9
const SUITED_POINTS = 6
/** A first-choice bowler is kept back while the old ball is soft, for the overs that decide. */
const HELD_BACK_POINTS = 4

/**
 * Names the bowler of the next over: nobody bowls two running or beyond his share, and enough
 * overs stay with the others to finish the innings by these rules.
 */
export function chooseBowler(innings: Innings, random: Random): BowlerScore {
  const free = innings.bowlers.filter((bowler) => bowler !== innings.bowler)
  const withOvers = free.filter((bowler) => oversLeft(innings, bowler) > 0)
  const safe = withOvers.filter((bowler) => leavesEnough(innings, bowler))
  const choice = firstFilled([safe, withOvers, free, innings.bowlers])
  const liked = choice.map((bowler) => ({
    bowler,
    points: points(innings, bowler) + random.next() * WHIM_POINTS,
  }))
  return liked.reduce((best, one) => (one.points > best.points ? one : best)).bowler
}

/** Overs a bowler may still bowl. */
export function oversLeft(innings: Innings, { balls }: BowlerScore): number {
  const overs = Math.ceil(innings.ballsLimit / BALLS_PER_OVER)
  const share = Math.ceil(overs / innings.rules.bowlersMin)
  return Math.max(share - Math.ceil(balls / BALLS_PER_OVER), 0)
}

/** Whether the overs after this one can be bowled with nobody bowling two running. */
function leavesEnough(innings: Innings, chosen: BowlerScore): boolean {
  const after = Math.ceil((innings.ballsLimit - innings.balls) / BALLS_PER_OVER) - 1
  const able = innings.bowlers.map((bowler) => {
    const isChosen = bowler === chosen
    const turns = isChosen ? Math.floor(after / 2) : Math.ceil(after / 2)
    return Math.min(oversLeft(innings, bowler) - (isChosen ? 1 : 0), turns)
  })
  return able.reduce((sum, overs) => sum + overs, 0) >= after
}

function points(innings: Innings, bowler: BowlerScore): number {
  const phase = phaseOf(innings.rules, innings.ballsLimit - innings.balls)
  const { bowl, bowls } = bowler.player
  const suited = bowls === SUITED[phase] ? SUITED_POINTS : 0
  const heldBack = phase === 'middle' && oversLeft(innings, bowler) <= 2 ? HELD_BACK_POINTS : 0
  return bowl + suited - heldBack
}

const SUITED = { powerplay: 'pace', middle: 'spin', death: 'pace' } as const satisfies Record<
  Phase,
  string
>

function firstFilled<T>(lists: readonly (readonly T[])[]): readonly T[] {
  return lists.find((list) => list.length > 0) ?? []
}
