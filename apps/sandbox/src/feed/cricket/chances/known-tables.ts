import type { CricketRules } from '../rules/cricket-rules.ts'
import { chaseChance, type ChaseTable, makeChaseTable } from './chase-table.ts'
import { makeRunMoments, type RunMoments, spreadOf, type Stretch } from './run-moments.ts'
import type { Spread } from './spread.ts'

/**
 * Tables are made for these edges, once per kind of innings; what lies between or a little beyond
 * is read off the straight line through them.
 */
const EDGES = [-0.2, 0.2] as const
const HURRIES = [-1, -0.5, 0, 0.5, 1, 1.5] as const
const CHANCE_MIN = 1e-6
/** Rain makes stretches of odd lengths; beyond so many, those made first are made again. */
const MOMENTS_MAX = 500
/** Where the line is cut off: no two sides are further apart. */
const EDGE_MAX = 0.8

const chaseTables = new Map<CricketRules['kind'], readonly ChaseTable[]>()
const moments = new Map<string, RunMoments>()

/** The chance to make the runs needed, for a side with the given edge. */
export function chanceToChase(
  rules: CricketRules,
  edge: number,
  standing: Readonly<{ ballsLeft: number; wickets: number; need: number }>,
): number {
  if (standing.need <= 0) return 1
  const [low = 0, high = 0] = tablesFor(rules).map((table) =>
    chaseChance(table, standing.ballsLeft, standing.wickets, standing.need),
  )
  if (low === high) return low
  return fromLogOdds(alongEdges(logOdds(low), logOdds(high), edge))
}

/** What is still to come in a stretch, for a side with the given edge and hurry. */
export function stillToCome(
  stretch: Stretch,
  standing: Readonly<{ ballsLeft: number; wickets: number }>,
): Spread {
  const hurry = Math.min(Math.max(stretch.hurry, HURRIES[0]), HURRIES.at(-1) ?? 0)
  const below = HURRIES.findLast((step) => step <= hurry) ?? HURRIES[0]
  const above = HURRIES.find((step) => step >= hurry) ?? below
  const part = above === below ? 0 : (hurry - below) / (above - below)
  const spreads = [below, above].map((step) => alongSpreads({ ...stretch, hurry: step }, standing))
  const [one = CERTAIN, other = CERTAIN] = spreads
  return blend(one, other, part)
}

const CERTAIN: Spread = { mean: 0, sd: 0, skew: 0 }

function alongSpreads(
  stretch: Stretch,
  { ballsLeft, wickets }: Readonly<{ ballsLeft: number; wickets: number }>,
): Spread {
  const [low = CERTAIN, high = CERTAIN] = EDGES.map((edge) =>
    spreadOf(momentsFor({ ...stretch, edge }), ballsLeft, wickets),
  )
  return blend(low, high, edgePart(stretch.edge))
}

function blend(one: Spread, other: Spread, part: number): Spread {
  const between = (from: number, to: number) => from + (to - from) * part
  return {
    mean: between(one.mean, other.mean),
    sd: Math.max(between(one.sd, other.sd), 0),
    skew: between(one.skew, other.skew),
  }
}

function tablesFor(rules: CricketRules): readonly ChaseTable[] {
  const before = chaseTables.get(rules.kind)
  if (before !== undefined) return before
  const tables = EDGES.map((edge) => makeChaseTable(rules, edge))
  chaseTables.set(rules.kind, tables)
  return tables
}

function momentsFor(stretch: Stretch): RunMoments {
  const { rules, untilBallsLeft, measure, edge, hurry } = stretch
  const key = `${rules.kind} ${untilBallsLeft} ${measure} ${edge} ${hurry}`
  const before = moments.get(key)
  if (before !== undefined) return before
  const made = makeRunMoments(stretch)
  const [oldest] = moments.keys()
  if (moments.size >= MOMENTS_MAX && oldest !== undefined) moments.delete(oldest)
  moments.set(key, made)
  return made
}

function alongEdges(low: number, high: number, edge: number): number {
  return low + (high - low) * edgePart(edge)
}

function edgePart(edge: number): number {
  const bounded = Math.min(Math.max(edge, -EDGE_MAX), EDGE_MAX)
  return (bounded - EDGES[0]) / (EDGES[1] - EDGES[0])
}

function logOdds(chance: number): number {
  const bounded = Math.min(Math.max(chance, CHANCE_MIN), 1 - CHANCE_MIN)
  return Math.log(bounded / (1 - bounded))
}

function fromLogOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
