import { expect, test } from 'vitest'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { FISH, fishMultiple } from './fish.ts'
import { CASTS_PER_BASKET, padmaNets } from './padma-nets.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const BASKETS = roundsOfRun(60_000)
const BET_MINOR = 2_000n

test.each(FISH)('casts at $kind return what the exact figure says, within four sigma', (fish) => {
  const draws = seededDraws(20_261_124)
  const choices = Array.from({ length: CASTS_PER_BASKET }, () => ({ fish: fish.kind }))
  const facts = padmaNets.bets.find(({ key }) => key === fish.kind)
  let paid = 0
  let hits = 0
  for (let basket = 0; basket < BASKETS; basket += 1) {
    const play = padmaNets.play({ betMinor: BET_MINOR, setup: {}, choices, draws })
    if (play.kind !== 'ended') throw new Error('Twenty casts end a basket')
    paid += Number(play.totalMinor)
    hits += play.totalMinor > 0n ? 1 : 0
  }
  const share = (part: { numerator: bigint; denominator: bigint } | undefined) =>
    part ? Number((part.numerator * 1_000_000_000n) / part.denominator) / 1e9 : NaN
  const casts = BASKETS * CASTS_PER_BASKET
  const multiple = fishMultiple(fish.kind)
  const exact = share(facts?.exactReturn)
  const sigma = multiple * Math.sqrt(((exact / multiple) * (1 - exact / multiple)) / casts)
  expect(Math.abs(paid / (BASKETS * Number(BET_MINOR)) - exact)).toBeLessThan(4 * sigma)

  const hit = share(facts?.hitRate)
  const hitSigma = Math.sqrt((hit * (1 - hit)) / BASKETS)
  expect(Math.abs(hits / BASKETS - hit)).toBeLessThanOrEqual(4 * hitSigma)
})
