import { oversLeft } from '../innings/choose-bowler.ts'
import { batterAt, type Innings } from '../innings/innings.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { battingEdge, bowlingEdge } from '../teams/skill-edge.ts'
import { usualSide } from './usual-side.ts'

/** How much less each place further down the order still to bat counts. */
const PLACE_FADES = 0.7

/**
 * What the batting side of an innings has over the bowling side, beyond the usual eleven at the same
 * stage: the batters in and to come, against the bowlers with overs left.
 */
export function inningsEdge(innings: Innings): number {
  return battingBeyondUsual(innings) - bowlingBeyondUsual(innings)
}

function battingBeyondUsual(innings: Innings): number {
  const usual = usualSide(innings.rules).batting
  const atCrease = [innings.striker, innings.nonStriker].toSorted((one, other) => one - other)
  const latest = innings.nextIn - 1
  const places = [...atCrease, ...rest(innings.nextIn, innings.batters.length)]
  const usualPlaces = [Math.max(latest - 1, 0), latest, ...rest(innings.nextIn, usual.length)]
  let sum = 0
  let weights = 0
  for (const [order, place] of places.entries()) {
    const weight = PLACE_FADES ** Math.max(order - 1, 0)
    const par = usual[usualPlaces[order] ?? 0] ?? 0
    sum += weight * (battingEdge(batterAt(innings, place).player.bat) - battingEdge(par))
    weights += weight
  }
  return sum / weights
}

function rest(from: number, length: number): number[] {
  return Array.from({ length: Math.max(length - from, 0) }, (_, index) => from + index)
}

/** The best bowlers bowl as many of the overs left as they may. */
export function bowlingBeyondUsual(innings: Innings): number {
  const usual = usualSide(innings.rules).bowling
  let overs = Math.max(Math.ceil((innings.ballsLimit - innings.balls) / BALLS_PER_OVER), 1)
  let sum = 0
  let bowled = 0
  const bestFirst = innings.bowlers.toSorted((one, other) => other.player.bowl - one.player.bowl)
  for (const bowler of bestFirst) {
    const his = Math.min(oversLeft(innings, bowler), overs)
    sum += his * (bowlingEdge(bowler.player.bowl) - bowlingEdge(usual))
    bowled += his
    overs -= his
  }
  return bowled === 0 ? 0 : sum / bowled
}
