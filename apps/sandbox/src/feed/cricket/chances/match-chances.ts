import { pairOpinion, sideOpinion, type Steps } from '../conditions/conditions.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'
import { parOfTotal } from '../rules/revised-target.ts'
import { inningsEdge } from './innings-edge.ts'
import { chancesToChase, chanceToChase, stillToCome } from './known-tables.ts'
import { chanceAtLeast, moved } from './spread.ts'

/** Chances below this no longer change the sum. */
const TAIL_MIN = 1e-7
/** Conditions that are thought less likely than this are left out. */
const WEIGHT_MIN = 1e-3

/**
 * The chance that the side now batting wins a match that is not over, as one who has watched it sees
 * it; `reply` is the other side's innings to come, if any.
 */
export function battingSideChance(innings: Innings, reply: Innings | null): number {
  const need = runsNeeded(innings)
  const isFirst = need === null && reply !== null
  const chance = isFirst ? chanceToDefend(innings, reply) : chanceOfChase(innings, need ?? 0)
  // Weights add up to 1 but for the last digits.
  return Math.min(chance, 1)
}

function chanceOfChase(innings: Innings, need: number): number {
  const { rules, conditions, batting, wickets } = innings
  const standing = { ballsLeft: innings.ballsLimit - innings.balls, wickets, need }
  const edge = inningsEdge(innings)
  return sideOpinion(conditions, batting).reduce(
    (sum, { is: steps, weight }) =>
      sum + weight * chanceToChase(rules, edge + rules.conditionEdge * steps, standing),
    0,
  )
}

/** Over all that the conditions may be: the chance that the reply falls short of the first total. */
function chanceToDefend(innings: Innings, reply: Innings): number {
  let [sum, weights] = [0, 0]
  for (const { first, replies, weight } of opinionByFirst(innings)) {
    if (weight < WEIGHT_MIN) continue
    sum += weight * chanceInConditions(innings, reply, { first, replies })
    weights += weight
  }
  return sum / weights
}

type ReplyWeights = ReadonlyMap<Steps, number>
type InConditions = Readonly<{ first: Steps; replies: ReplyWeights }>

/** The opinion by the steps of who bats first, each with the chances of those of the reply. */
function opinionByFirst({ conditions, batting }: Innings): (InConditions & { weight: number })[] {
  const groups = new Map<Steps, { replies: Map<Steps, number>; weight: number }>()
  for (const { is, weight } of pairOpinion(conditions, batting)) {
    const group = groups.get(is.first) ?? { replies: new Map<Steps, number>(), weight: 0 }
    groups.set(is.first, group)
    group.weight += weight
    group.replies.set(is.reply, (group.replies.get(is.reply) ?? 0) + weight)
  }
  return [...groups].map(([first, group]) => ({ first, ...group }))
}

/** The chance over all totals the first innings may come to that the reply falls short of it. */
function chanceInConditions(innings: Innings, reply: Innings, given: InConditions): number {
  const total = totalSpread(innings, given.first)
  const chanceOf = replyChance(reply, given.replies)
  let defended = 0
  let reached = 1
  for (let score = innings.runs; score <= reply.rules.runsMax && reached > TAIL_MIN; score += 1) {
    const beyond = innings.end === 'open' ? chanceAtLeast(total, score + 1) : 0
    const exactly = Math.max(reached - beyond, 0)
    if (exactly > 0) defended += exactly * (1 - chanceOf(parOfTotal(score, innings, reply) + 1))
    reached = Math.min(reached, beyond)
  }
  return Math.min(defended + reached, 1)
}

/** The chance of a reply that has not begun to make so many runs. */
function replyChance(reply: Innings, weights: ReplyWeights): (need: number) => number {
  const all = [...weights.values()].reduce((total, weight) => total + weight, 0)
  const likely = [...weights]
    .filter(([, weight]) => weight / all >= WEIGHT_MIN)
    .map(([steps, weight]) => ({ chances: chancesAt(reply, steps), weight }))
  return (need) => {
    let sum = 0
    for (const { chances, weight } of likely) sum += ((chances[need] ?? 0) * weight) / all
    return sum
  }
}

type KnownReply = Readonly<{ ballsLimit: number; bySteps: Map<Steps, Float64Array> }>
const known = new WeakMap<Innings, KnownReply>()

/** Computed once for each step, and again when the reply is shortened. */
function chancesAt(reply: Innings, steps: Steps): Float64Array {
  const { ballsLimit, rules } = reply
  const before = known.get(reply)
  const kept = before?.ballsLimit === ballsLimit ? before : { ballsLimit, bySteps: new Map() }
  known.set(reply, kept)
  const computed = kept.bySteps.get(steps)
  if (computed !== undefined) return computed
  const edge = inningsEdge(reply) + rules.conditionEdge * steps
  const chances = chancesToChase(rules, edge, { ballsLeft: ballsLimit, wickets: 0 })
  kept.bySteps.set(steps, chances)
  return chances
}

function totalSpread(innings: Innings, steps: Steps) {
  const { rules, wickets, runs } = innings
  const ballsLeft = innings.ballsLimit - innings.balls
  const edge = inningsEdge(innings) + rules.conditionEdge * steps
  const stretch = { rules, untilBallsLeft: 0, measure: 'runs', edge } as const
  return moved(stillToCome(stretch, { ballsLeft, wickets }), runs)
}
