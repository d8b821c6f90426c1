import type { CricketRules } from '../rules/cricket-rules.ts'
import { chaseChance, type ChaseTable, makeChaseTable } from './chase-table.ts'
import { makeRunMoments, type RunMoments, spreadOf, type Stretch } from './run-moments.ts'
import type { Spread } from './spread.ts'

/**
 * Tables are made for edges so many steps of the conditions from the usual, once per kind of
 * innings; what lies between is read off the parabola through the nearest three.
 */
const NODES = [-2, -1, 0, 1, 2] as const
const CHANCE_MIN = 1e-6
/** Rain makes stretches of odd lengths; beyond so many, those made first are made again. */
const MOMENTS_MAX = 200
/** Beyond the outermost table by so many steps no edge is told apart. */
const BEYOND_MAX = 0.8

const chaseTables = new Map<string, ChaseTable>()
const moments = new Map<string, RunMoments>()

type Standing = Readonly<{ ballsLeft: number; wickets: number }>

/** The chance to make the runs needed, for a side with the given edge. */
export function chanceToChase(
  rules: CricketRules,
  edge: number,
  { ballsLeft, wickets, need }: Standing & Readonly<{ need: number }>,
): number {
  if (need <= 0) return 1
  const near = nodesNear(rules, edge)
  const chances = near.map(({ node }) =>
    chaseChance(tableFor(rules, node), ballsLeft, wickets, need),
  )
  const [first = 0] = chances
  if (chances.every((chance) => chance === first)) return first
  return fromLogOdds(sumOf(near, (index) => logOdds(chances[index] ?? 0)))
}

/** The same for every number of runs needed, from 0 on. */
export function chancesToChase(
  rules: CricketRules,
  edge: number,
  { ballsLeft, wickets }: Standing,
): Float64Array {
  const near = nodesNear(rules, edge).map(({ node, weight }) => ({
    table: tableFor(rules, node),
    weight,
  }))
  const chances = new Float64Array(rules.runsMax + 1)
  chances[0] = 1
  for (let need = 1; need < chances.length; need += 1) {
    let odds = 0
    for (const { table, weight } of near)
      odds += weight * logOdds(chaseChance(table, ballsLeft, wickets, need))
    chances[need] = fromLogOdds(odds)
  }
  return chances
}

/** What is still to come in a stretch, for a side with the given edge. */
export function stillToCome(stretch: Stretch, { ballsLeft, wickets }: Standing): Spread {
  const { rules } = stretch
  const near = nodesNear(rules, stretch.edge)
  const spreads = near.map(({ node }) =>
    spreadOf(momentsFor({ ...stretch, edge: node * rules.conditionEdge }), ballsLeft, wickets),
  )
  const between = (part: keyof Spread) => sumOf(near, (index) => spreads[index]?.[part] ?? 0)
  return { mean: between('mean'), sd: Math.max(between('sd'), 0), skew: between('skew') }
}

type NearNode = Readonly<{ node: number; weight: number }>

/** The three tables nearest to an edge, with their weights in the parabola through them. */
function nodesNear({ conditionEdge }: CricketRules, edge: number): readonly NearNode[] {
  const [lowest, highest] = [NODES[0] - BEYOND_MAX, (NODES.at(-1) ?? 0) + BEYOND_MAX]
  const at = Math.min(Math.max(edge / conditionEdge, lowest), highest)
  const middle = Math.min(Math.max(Math.round(at), NODES[1]), NODES[3])
  const off = at - middle
  return [
    { node: middle - 1, weight: (off * (off - 1)) / 2 },
    { node: middle, weight: 1 - off * off },
    { node: middle + 1, weight: (off * (off + 1)) / 2 },
  ]
}

function sumOf(near: readonly NearNode[], valueOf: (index: number) => number): number {
  return near.reduce((sum, { weight }, index) => sum + weight * valueOf(index), 0)
}

function tableFor(rules: CricketRules, node: number): ChaseTable {
  const key = `${rules.kind} ${node}`
  const before = chaseTables.get(key)
  if (before !== undefined) return before
  const table = makeChaseTable(rules, node * rules.conditionEdge)
  chaseTables.set(key, table)
  return table
}

function momentsFor(stretch: Stretch): RunMoments {
  const { rules, untilBallsLeft, measure, edge } = stretch
  const key = `${rules.kind} ${untilBallsLeft} ${measure} ${edge}`
  const before = moments.get(key)
  if (before !== undefined) return before
  const made = makeRunMoments(stretch)
  const [oldest] = moments.keys()
  if (moments.size >= MOMENTS_MAX && oldest !== undefined) moments.delete(oldest)
  moments.set(key, made)
  return made
}

function logOdds(chance: number): number {
  const bounded = Math.min(Math.max(chance, CHANCE_MIN), 1 - CHANCE_MIN)
  return Math.log(bounded / (1 - bounded))
}

function fromLogOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
