import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { fixtureIn, type EventGame } from '../event-game.ts'

type Trial = { place: number; plays: number; seed: number }

const SIGMAS = 4

/**
 * Plays a fixture many times and names the picks that win outside of what four sigma around their
 * exact chance allow. None, when the draw and the ways of an event agree.
 */
export function unlikelyPicks<Fixture, Play, Result>(
  game: EventGame<Fixture, Play, Result>,
  { place, plays, seed }: Trial,
): readonly string[] {
  const { model } = game
  const draws = seededDraws(seed)
  const fixture = fixtureIn(model, place)
  const seen = new Map<string, { result: Result; count: number }>()
  for (let play = 0; play < plays; play += 1) {
    const result = model.resultOf(model.play(draws, fixture))
    const key = JSON.stringify(result)
    const known = seen.get(key)
    if (known === undefined) seen.set(key, { result, count: 1 })
    else known.count += 1
  }
  return game.offers(place).flatMap(({ market: key, pick, wonChance }) => {
    const market = model.markets.find((one) => one.key === key)
    const chance = Number(wonChance.numerator) / Number(wonChance.denominator)
    const wins = [...seen.values()]
      .filter(({ result }) => market?.resultOf(pick, result) === 'won')
      .reduce((sum, { count }) => sum + count, 0)
    const sigma = Math.sqrt(plays * chance * (1 - chance))
    const isLikely = Math.abs(wins - plays * chance) <= SIGMAS * sigma
    return isLikely ? [] : [`${key} ${pick}: ${wins} of ${plays}, chance ${chance}`]
  })
}
