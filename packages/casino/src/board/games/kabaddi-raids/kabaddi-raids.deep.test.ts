import { describe, expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { kabaddiMarkets } from './markets.ts'
import { kabaddiResult } from './result.ts'
import { kabaddiRaids } from './kabaddi-raids.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(1_000_000)

/** Even sides, and two fixtures in which one side is stronger. */
const places = [0, 5, 20]

describe.each(places)(`of ${ROUNDS} rounds of fixture %i`, (place) => {
  const draws = seededDraws(20_261_125 + place)
  const won = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = kabaddiResult(kabaddiRaids.draw(draws, place).play)
    for (const market of kabaddiMarkets) {
      const key = `${market.key} ${market.picks.find((pick) => market.resultOf(pick, result) === 'won')}`
      won.set(key, (won.get(key) ?? 0) + 1)
    }
  }

  test.each(kabaddiRaids.offers(place))('$market $pick lies within four sigma', (offer) => {
    const { market, pick, wonChance } = offer
    const chance = Number(wonChance.numerator) / Number(wonChance.denominator)
    const sigma = Math.sqrt((chance * (1 - chance)) / ROUNDS)
    const share = (won.get(`${market} ${pick}`) ?? 0) / ROUNDS
    expect(Math.abs(share - chance)).toBeLessThan(4 * sigma)
  })
})
