import type { EventGame } from '../event-game.ts'

/**
 * What it costs at least to be paid one for certain by the picks of a market, for a fixture: the picks
 * are tried in every choice whose members cannot all lose. Above 1, nobody gains without risk.
 */
export function costOfCertainty<Fixture, Play, Result>(
  game: EventGame<Fixture, Play, Result>,
  place: number,
  marketKey: string,
): number {
  const { model } = game
  const fixture = model.fixtures[place]
  const market = model.markets.find(({ key }) => key === marketKey)
  if (fixture === undefined || market === undefined) throw new RangeError('There is no such market')
  const prices = game.offers(place).filter(({ market: key }) => key === marketKey)
  const ends = new Set(
    model
      .waysOf(fixture)
      .map(({ result }) =>
        prices.reduce(
          (mask, { pick }, at) => mask | (market.resultOf(pick, result) === 'won' ? 1 << at : 0),
          0,
        ),
      ),
  )
  let least = Infinity
  for (let chosen = 1; chosen < 1 << prices.length; chosen += 1) {
    if ([...ends].some((won) => (won & chosen) === 0)) continue
    const cost = prices.reduce(
      (sum, { priceCenti }, at) => sum + (chosen & (1 << at) ? 100 / priceCenti : 0),
      0,
    )
    least = Math.min(least, cost)
  }
  return least
}
