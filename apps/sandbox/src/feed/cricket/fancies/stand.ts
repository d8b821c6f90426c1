import { ballSums } from '../chances/ball-sums.ts'
import { chanceAtLeast } from '../chances/spread.ts'
import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'

/**
 * A stand at the crease: runs are made ball by ball until a wicket ends it or the balls run out.
 * Chances of one ball, alike until the end.
 */
export type Stand = Readonly<{
  /** Chances of 0 to 6 runs on a ball that does not end the stand. */
  runs: readonly number[]
  ballsLeft: number
  /** Others whose wickets may end it too: the chance per ball, and how many there are. */
  partners: Readonly<{ outChance: number; left: number }> | null
}>

/** Where the list of chances of a stand ends: well past the line nearest to even. */
const CHANCE_END = 0.35

/** The chances that a stand makes at least 0, 1, 2… runs more, until they are small. */
export function standChances(stand: Stand, runsMax: number): readonly number[] {
  const [none = 0, ...scoring] = stand.runs
  const reach = [1]
  const chances = [1]
  for (let line = 1; line <= runsMax && (chances[line - 1] ?? 0) > CHANCE_END; line += 1) {
    reach.push(reachChance(reach, scoring, none))
    chances.push((reach[line] ?? 0) * inTime(stand, line) * withPartners(stand, line))
  }
  return chances
}

/** The most runs that a stand makes at least every second time. */
export function standMedian(chances: readonly number[]): number {
  return chances.findLastIndex((chance) => chance >= 0.5)
}

/** Odds of a ball as they will usually be while the stand lasts: halfway to its expected end. */
export function ballsOfStand(innings: Innings, edge: number, ballsShare: number) {
  const now = innings.ballsLimit - innings.balls
  const first = sumsAt(innings, now, edge)
  const halfLife = (0.5 * Math.LN2) / (first.wicket * ballsShare + 1e-6)
  return sumsAt(innings, Math.max(Math.round(now - Math.min(halfLife, now / 2)), 1), edge)
}

/** Without an end to the balls: the chance to reach the next run, from those to reach each before. */
function reachChance(reach: readonly number[], scoring: readonly number[], none: number): number {
  let sum = 0
  for (const [index, chance] of scoring.entries()) {
    sum += chance * (reach[Math.max(reach.length - index - 1, 0)] ?? 0)
  }
  return sum / (1 - none)
}

/** Without wickets: the chance that the balls left bring so many runs. */
function inTime({ runs, ballsLeft }: Stand, target: number): number {
  let [all, sum, square] = [0, 0, 0]
  for (const [score, chance] of runs.entries()) {
    all += chance
    sum += chance * score
    square += chance * score * score
  }
  const mean = sum / all
  const sd = Math.sqrt((square / all - mean * mean) * ballsLeft)
  return chanceAtLeast({ mean: mean * ballsLeft, sd, skew: 0 }, target)
}

/** The chance that a partner is left when so many runs are made: wickets fall by chance alone. */
function withPartners({ runs, partners }: Stand, target: number): number {
  if (partners === null) return 1
  const mean = runs.reduce((sum, chance, score) => sum + chance * score, 0)
  const fallen = (partners.outChance * target) / mean
  let exactly = Math.exp(-fallen)
  let fewer = 0
  for (let wickets = 0; wickets < partners.left; wickets += 1) {
    fewer += exactly
    exactly *= fallen / (wickets + 1)
  }
  return fewer
}

function sumsAt(innings: Innings, ballsLeft: number, edge: number) {
  const { rules, wickets } = innings
  const gone = innings.ballsLimit - innings.balls - ballsLeft
  const need = runsNeeded(innings)
  const rate = (need ?? 0) / Math.max(ballsLeft + gone, 1)
  const then = need === null ? null : Math.max(Math.round(rate * ballsLeft), 1)
  const step = tempoStep(rules, { ballsLeft, wickets, need: then })
  return ballSums(step, phaseOf(rules, ballsLeft), edge)
}
