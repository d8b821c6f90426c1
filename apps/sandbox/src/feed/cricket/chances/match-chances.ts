import { type Innings, runsNeeded } from '../innings/innings.ts'
import { inningsEdge } from './innings-edge.ts'
import { chanceToChase, stillToCome } from './known-tables.ts'
import { parOfTotal } from '../rules/revised-target.ts'
import { chanceAtLeast, moved } from './spread.ts'

/** Chances below this no longer change the sum. */
const TAIL_MIN = 1e-7

/**
 * The chance that the side now batting wins a match that is not over; `reply` is the other side's innings to come, if any.
 */
export function battingSideChance(innings: Innings, reply: Innings | null): number {
  const need = runsNeeded(innings)
  if (need === null && reply !== null) return chanceToDefend(innings, reply)
  return chanceOfChase(innings, need ?? 0)
}

function chanceOfChase(innings: Innings, need: number): number {
  const ballsLeft = innings.ballsLimit - innings.balls
  const standing = { ballsLeft, wickets: innings.wickets, need }
  return chanceToChase(innings.rules, inningsEdge(innings), standing)
}

/** The chance over all totals the first innings may come to that the reply falls short of it. */
function chanceToDefend(innings: Innings, reply: Innings): number {
  const total = totalSpread(innings)
  const chances = replyChances(reply)
  let defended = 0
  let reached = 1
  for (let score = innings.runs; score < chances.length && reached > TAIL_MIN; score += 1) {
    const beyond = innings.end === 'open' ? chanceAtLeast(total, score + 1) : 0
    const exactly = Math.max(reached - beyond, 0)
    defended += exactly * (1 - (chances[parOfTotal(score, innings, reply) + 1] ?? 0))
    reached = Math.min(reached, beyond)
  }
  return Math.min(defended + reached, 1)
}

const known = new WeakMap<Innings, Readonly<{ ballsLimit: number; chances: Float64Array }>>()

/** The chance of a reply that has not begun, by its target; computed again when it is shortened. */
function replyChances(reply: Innings): Float64Array {
  const { ballsLimit, rules } = reply
  const before = known.get(reply)
  if (before !== undefined && before.ballsLimit === ballsLimit) return before.chances
  const edge = inningsEdge(reply)
  const standing = { ballsLeft: ballsLimit, wickets: 0 }
  const chances = Float64Array.from({ length: rules.runsMax + 1 }, (_, need) =>
    chanceToChase(rules, edge, { ...standing, need }),
  )
  known.set(reply, { ballsLimit, chances })
  return chances
}

function totalSpread(innings: Innings) {
  const ballsLeft = innings.ballsLimit - innings.balls
  const stretch = {
    rules: innings.rules,
    untilBallsLeft: 0,
    measure: 'runs',
    edge: inningsEdge(innings),
    hurry: 0,
  } as const
  return moved(stillToCome(stretch, { ballsLeft, wickets: innings.wickets }), innings.runs)
}
