import { ballSums } from '../chances/ball-sums.ts'
import { density, tailOf, upperTail } from '../chances/spread.ts'
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
const FAR_OFF = { dense: density(Z_MAX), below: 1 - upperTail(Z_MAX) }
/** So far off the tail is less than the last digit of 1. */
const Z_CERTAIN = 9

/** Where the others stand before the next ball. */
export function othersNow({ wickets }: Innings): OthersAt {
  return { mean: 0, sd: 0, wickets, partnerLeft: 1 }
}

/** The others' way through the balls left: how they stand after each that the batter faces. */
export function* othersPath(innings: Innings, edges: BatterEdges): Generator<OthersAt, void> {
  const need = runsNeeded(innings)
  const partners = innings.rules.wickets - innings.wickets
  let [mean, variance, ownMean, fallen] = [0, 0, 0, 0]
  const ballsLeft = innings.ballsLimit - innings.balls
  for (let left = ballsLeft; left > 0; left -= BALLS_PER_FACED) {
    const toGo = need === null ? null : Math.max(need - mean - ownMean, 1)
    const { batter, partner } = twoBalls(innings, { left, need: toGo, fallen }, edges)
    const byPartner = partner.perLegal * partner.mean
    mean += byPartner + batter.extras
    variance += partner.perLegal * (partner.squares - partner.mean ** 2)
    ownMean += batter.ownMean
    fallen += partner.perLegal * partner.wicket
    yield {
      mean,
      sd: Math.sqrt(variance),
      wickets: innings.wickets + Math.min(fallen, partners - 1),
      partnerLeft: fewerThan(partners, fallen),
    }
  }
}

/** The chance that the others have not brought what `toGo` of them would end the match with. */
export function staysOpen({ mean, sd }: OthersAt, toGo: number): number {
  if (sd === 0) return toGo > 0 ? 1 : 0
  const z = (toGo - 0.5 - mean) / sd
  if (Math.abs(z) > Z_CERTAIN) return z > 0 ? 1 : 0
  return 1 - upperTail(z)
}

/** What they have made if it is less than that. */
export function meanBelow({ mean, sd }: OthersAt, toGo: number): number {
  if (sd === 0) return mean
  const z = Math.max((toGo - 0.5 - mean) / sd, -Z_MAX)
  if (z >= Z_MAX) return mean - (sd * FAR_OFF.dense) / FAR_OFF.below
  const dense = density(z)
  return mean - (sd * dense) / (1 - tailOf(z, dense))
}

/** A ball that the batter faces and one that a partner does. */
function twoBalls(
  { rules, wickets }: Innings,
  { left, need, fallen }: Readonly<{ left: number; need: number | null; fallen: number }>,
  edges: BatterEdges,
) {
  const step = tempoStep(rules, { ballsLeft: left, wickets: wickets + fallen, need })
  const phase = phaseOf(rules, left)
  const pair = usualPairEdge(rules, Math.min(Math.round(wickets + fallen) + 1, rules.wickets - 1))
  return {
    batter: ballSums(step, phase, edges.own),
    partner: ballSums(step, phase, pair + edges.others),
  }
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
