import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { FATE_CHANCES, fateChances, FATES, isOut, type Fate } from './fates.ts'
import { cricketersOf, type FantasyFixture } from './fixtures.ts'
import { duelOf, MATCH_OVERS, OVER_BALLS } from './overs.ts'

/** The balls of each of the ten overs, in the order in which they are bowled. */
export type FantasyMatch = readonly (readonly Fate[])[]

/** Bowls a match: an over has six balls, or ends with the wicket of its batter. */
export function playMatch(draws: DrawStream, fixture: FantasyFixture): FantasyMatch {
  const all = cricketersOf(fixture)
  return MATCH_OVERS.map((over) => bowlOver(draws, duelOf(all, over)))
}

type Duel = ReturnType<typeof duelOf>

function bowlOver(draws: DrawStream, { batter, bowler }: Duel): readonly Fate[] {
  const chances = fateChances(batter.batting, bowler.bowling)
  const bowled: Fate[] = []
  while (bowled.length < OVER_BALLS) {
    const fate = drawFate(draws, chances)
    bowled.push(fate)
    if (isOut(fate)) break
  }
  return bowled
}

function drawFate(draws: DrawStream, chances: Readonly<Record<Fate, number>>): Fate {
  let left = draws.below(FATE_CHANCES)
  for (const fate of FATES) {
    if (left < chances[fate]) return fate
    left -= chances[fate]
  }
  throw new Error(`The chances of a ball are not ${FATE_CHANCES}`)
}
