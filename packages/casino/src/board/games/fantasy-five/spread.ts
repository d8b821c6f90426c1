import { FATE_CHANCES, fateChances, FATES, isOut } from './fates.ts'
import type { Five } from './five.ts'
import { cricketersOf, type FantasyFixture } from './fixtures.ts'
import { duelOf, DUTIES, MATCH_OVERS, OVER_BALLS, type Over } from './overs.ts'
import { pointsFor } from './points.ts'
import type { Cricketer } from './squads.ts'

/** In how many of all equally likely ways so many points come, by the number of points. */
export type Spread = readonly bigint[]

const SURE: Spread = [1n]

/**
 * The exact spread of a team's points. Points come of overs, and no over touches another: so the spread
 * of their sum is that of one over laid over that of the next. Within an over batter, bowler, keeper and
 * catcher are told together, since one ball gives to some and takes from others.
 */
export function spreadOf(fixture: FantasyFixture, team: Five): Spread {
  const all = cricketersOf(fixture)
  return MATCH_OVERS.reduce<Spread>((before, over) => {
    const counts = DUTIES.map((duty) => countOf(team, over[duty]))
    return counts.every((count) => count === 0)
      ? before
      : laidOver(before, overSpread(all, over, team))
  }, SURE)
}

/** How often a cricketer's points count: not, once, or twice as captain. */
function countOf({ five, captain }: Five, place: number): number {
  if (!five.includes(place)) return 0
  return place === captain ? 2 : 1
}

/** The points that an over brings a team: six balls, or as many as come before a wicket. */
function overSpread(all: readonly Cricketer[], over: Over, team: Five): Spread {
  const { going, out } = ballSpread(all, over, team)
  let standing = SURE
  let ended: Spread = []
  let rest = BigInt(FATE_CHANCES) ** BigInt(OVER_BALLS - 1)
  for (let ball = 0; ball < OVER_BALLS; ball += 1) {
    ended = sumOf(ended, laidOver(standing, out), rest)
    standing = laidOver(standing, going)
    rest /= BigInt(FATE_CHANCES)
  }
  return sumOf(ended, standing, 1n)
}

function ballSpread(all: readonly Cricketer[], over: Over, team: Five) {
  const { batter, bowler } = duelOf(all, over)
  const chances = fateChances(batter.batting, bowler.bowling)
  const going: bigint[] = []
  const out: bigint[] = []
  for (const fate of FATES) {
    const points = DUTIES.reduce(
      (sum, duty) => sum + countOf(team, over[duty]) * pointsFor(duty, fate),
      0,
    )
    const to = isOut(fate) ? out : going
    to[points] = (to[points] ?? 0n) + BigInt(chances[fate])
  }
  return { going: filled(going), out: filled(out) }
}

/** Points that cannot come have no ways, which a list says with 0. */
function filled(spread: readonly (bigint | undefined)[]): Spread {
  return Array.from(spread, (ways) => ways ?? 0n)
}

/** The spread of the sum of two that do not touch each other. */
function laidOver(one: Spread, other: Spread): Spread {
  const all = Array.from({ length: one.length + other.length - 1 }, () => 0n)
  for (const [points, ways] of one.entries()) {
    if (ways === 0n) continue
    for (const [more, count] of other.entries()) {
      if (count !== 0n) all[points + more] = (all[points + more] ?? 0n) + ways * count
    }
  }
  return all
}

function sumOf(one: Spread, other: Spread, times: bigint): Spread {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, at) => (one[at] ?? 0n) + (other[at] ?? 0n) * times)
}

/** The points that come on average, in hundredths, rounded down. */
export function meanCenti(spread: Spread): number {
  const total = spread.reduce((sum, ways) => sum + ways, 0n)
  const points = spread.reduce((sum, ways, at) => sum + ways * BigInt(at), 0n)
  return Number((points * 100n) / total)
}
