import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import type { EventGame } from '../event-game.ts'

/** How often a pick won in played events, beside its exact chance and what chance may part them by. */
export type WonShare = { name: string; share: number; exact: number; sigma: number }

/** Plays a fixture so many times and counts what every pick on offer made of it. */
export function shareOfWins<Fixture, Play, Result>(
  game: EventGame<Fixture, Play, Result>,
  place: number,
  plays: number,
): readonly WonShare[] {
  const { model } = game
  const fixture = model.fixtures[place]
  if (fixture === undefined) throw new RangeError(`There is no fixture ${place}`)
  const draws = seededDraws(20_261_125 + place)
  const results = new Map<string, { result: Result; count: number }>()
  for (let played = 0; played < plays; played += 1) {
    const result = model.resultOf(model.play(draws, fixture))
    const key = JSON.stringify(result)
    const known = results.get(key)
    if (known === undefined) results.set(key, { result, count: 1 })
    else known.count += 1
  }
  return game.offers(place).flatMap(({ market: key, pick, wonChance }) => {
    const market = model.markets.find((one) => one.key === key)
    if (market === undefined) return []
    const exact = Number(wonChance.numerator) / Number(wonChance.denominator)
    const sigma = Math.sqrt((exact * (1 - exact)) / plays)
    let won = 0
    for (const { result, count } of results.values()) {
      if (market.resultOf(pick, result) === 'won') won += count
    }
    return [{ name: `${key} ${pick}`, share: won / plays, exact, sigma }]
  })
}

/** The picks that won more often or less than chance lets them: beyond four sigma of what was counted. */
export function straysOf(shares: readonly WonShare[]): readonly string[] {
  return shares
    .filter(({ share, exact, sigma }) => Math.abs(share - exact) > 4 * sigma)
    .map(({ name }) => name)
}
