import { ballSums } from '../chances/ball-sums.ts'
import { density, upperTail } from '../chances/spread.ts'
import { usualPairEdge } from '../chances/usual-side.ts'
import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import { type Innings, runsNeeded } from '../innings/innings.ts'

/** A batter's own edge and that of the others of the side. */
export type BatterEdges = Readonly<{ own: number; others: number }>

/** What the others have done, as it usually goes, when the batter has faced so many more balls. */
export type OthersAt = Readonly<{
  mean: number
  sd: number
  /** Wickets down by then, the batter's own not among them. */
  wickets: number
  /** The chance that a partner is left. */
  partnerLeft: number
}>

/** A batter faces every second ball. */
export const BALLS_PER_FACED = 2
const Z_MAX = 4

/** The others' way through the balls left, from what stands now on. */
export function othersPath(innings: Innings, edges: BatterEdges): readonly OthersAt[] {
  const need = runsNeeded(innings)
  const partners = innings.rules.wickets - innings.wickets
  const path: OthersAt[] = [{ mean: 0, sd: 0, wickets: innings.wickets, partnerLeft: 1 }]
  let [mean, variance, ownMean, fallen] = [0, 0, 0, 0]
  const ballsLeft = innings.ballsLimit - innings.balls
  for (let left = ballsLeft; left > 0; left -= BALLS_PER_FACED) {
    const toGo = need === null ? null : Math.max(need - mean - ownMean, 1)
    const ball = twoBalls(innings, { left, need: toGo, fallen }, edges)
    mean += ball.others
    variance += ball.variance
    ownMean += ball.own
    fallen += ball.out
    path.push({
      mean,
      sd: Math.sqrt(variance),
      wickets: innings.wickets + Math.min(fallen, partners - 1),
      partnerLeft: fewerThan(partners, fallen),
    })
  }
  return path
}

/** The chance that the others have not brought what `toGo` of them would end the match with. */
export function staysOpen({ mean, sd }: OthersAt, toGo: number): number {
  if (sd === 0) return toGo > 0 ? 1 : 0
  return 1 - upperTail((toGo - 0.5 - mean) / sd)
}

/** What they have made if it is less than that. */
export function meanBelow({ mean, sd }: OthersAt, toGo: number): number {
  if (sd === 0) return mean
  const z = Math.min(Math.max((toGo - 0.5 - mean) / sd, -Z_MAX), Z_MAX)
  return mean - (sd * density(z)) / (1 - upperTail(z))
}

type UsualPair = Readonly<{ others: number; variance: number; own: number; out: number }>

/** What usually comes of a ball that a partner faces and one that the batter does. */
function twoBalls(
  { rules, wickets }: Innings,
  { left, need, fallen }: Readonly<{ left: number; need: number | null; fallen: number }>,
  edges: BatterEdges,
): UsualPair {
  const step = tempoStep(rules, { ballsLeft: left, wickets: wickets + fallen, need })
  const phase = phaseOf(rules, left)
  const pair = usualPairEdge(rules, Math.min(Math.round(wickets + fallen) + 1, rules.wickets - 1))
  const batter = ballSums(step, phase, edges.own)
  const partner = ballSums(step, phase, pair + edges.others)
  const perLegal = 1 / (1 - sumOf(partner.again))
  const all = partner.legal.map((chance, runs) => chance + (partner.again[runs] ?? 0))
  const mean = weighed(all, (runs) => runs)
  return {
    others: perLegal * mean + extrasOf(batter),
    variance: perLegal * (weighed(all, (runs) => runs * runs) - mean ** 2),
    own: weighed(batter.own, (runs) => runs),
    out: perLegal * partner.wicket,
  }
}

/** Extras off a ball that the batter faces are the side's and not theirs. */
function extrasOf({ legal, own, again }: ReturnType<typeof ballSums>): number {
  const byes = weighed(legal, (runs) => runs) - weighed(own, (runs) => runs)
  return Math.max(byes + weighed(again, (runs) => runs), 0)
}

function weighed(chances: readonly number[], value: (runs: number) => number): number {
  return chances.reduce((sum, chance, runs) => sum + chance * value(runs), 0)
}

function sumOf(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0)
}

/** Wickets fall by chance alone: the chance that fewer than so many have. */
function fewerThan(count: number, fallen: number): number {
  let [exactly, fewer] = [Math.exp(-fallen), 0]
  for (let wickets = 0; wickets < count; wickets += 1) {
    fewer += exactly
    exactly *= fallen / (wickets + 1)
  }
  return fewer
}
