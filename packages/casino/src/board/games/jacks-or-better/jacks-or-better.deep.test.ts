import { describe, expect, test } from 'vitest'
import { fraction } from '../../../chance/fraction.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { bestPlay } from './best-play.ts'
import { everyDeal } from '../../../cards/every-deal.ts'
import { HAND_CARDS } from '../../../cards/poker/name-five.ts'
import { POKER_PAYS } from './hands.ts'
import { jacksOrBetter } from './jacks-or-better.ts'
import { nameHand } from './name-hand.ts'
import { roundsOfRun } from '../../../testing/rounds-of-run.ts'

const ROUNDS = roundsOfRun(1_000_000)

describe('every deal', () => {
  test('is in one of 134,459 classes, 2,598,960 deals in all, and makes the known hands', () => {
    const counts = new Map<string, number>()
    let classes = 0
    for (const { cards, alike } of everyDeal(HAND_CARDS)) {
      const hand = nameHand(cards) ?? 'nothing'
      counts.set(hand, (counts.get(hand) ?? 0) + alike)
      classes += 1
    }
    expect(classes).toBe(134_459)
    expect(Object.fromEntries(counts)).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      four: 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      three: 54_912,
      'two-pairs': 123_552,
      jacks: 337_920,
      nothing: 2_062_860,
    })
  })

  test('played as well as can be returns and hits what the game says', () => {
    const [bet] = jacksOrBetter.bets
    expect(bestPlay(POKER_PAYS)).toEqual({
      exactReturn: bet?.exactReturn,
      hitRate: bet?.hitRate,
      deals: 2_598_960,
    })
  })

  test('returns the published 99.5439 of 100 where a flush pays six', () => {
    const { exactReturn } = bestPlay({ ...POKER_PAYS, flush: 6 })
    expect(exactReturn).toEqual(fraction(1_653_526_326_983n, 1_661_102_543_100n))
    expect(Number(exactReturn.numerator) / Number(exactReturn.denominator)).toBeCloseTo(
      0.995439043695,
      12,
    )
  })
})

test(`${ROUNDS} rounds of best play return and hit what the exact figures say, within four sigma`, () => {
  const draws = seededDraws(20_261_124)
  const [bet] = jacksOrBetter.bets
  if (bet === undefined) throw new Error('The game has a bet')
  let sum = 0
  let squares = 0
  let hits = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = timesWon(draws.below(2 ** 31))
    sum += times
    squares += times * times
    if (times > 0) hits += 1
  }
  const mean = sum / ROUNDS
  const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  expect(Math.abs(mean - valueOf(bet.exactReturn))).toBeLessThan(4 * sigma)
  const hit = valueOf(bet.hitRate)
  expect(Math.abs(hits / ROUNDS - hit)).toBeLessThan(4 * Math.sqrt((hit * (1 - hit)) / ROUNDS))
})

/** One round from its own seed, held as the game would hold for somebody absent. */
function timesWon(seed: number): number {
  const round = { betMinor: 1n, setup: {} }
  const { events } = opened(jacksOrBetter.play({ ...round, choices: [], draws: seededDraws(seed) }))
  const choice = jacksOrBetter.choiceOfAbsent({ setup: {}, choices: [], events })
  const ended = jacksOrBetter.play({ ...round, choices: [choice], draws: seededDraws(seed) })
  return ended.kind === 'ended' ? Number(ended.totalMinor) : Number.NaN
}

function opened(played: ReturnType<typeof jacksOrBetter.play>) {
  if (played.kind !== 'open') throw new Error('A deal waits for a hold')
  return played
}

function valueOf({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return Number((numerator * 10n ** 12n) / denominator) / 10 ** 12
}
