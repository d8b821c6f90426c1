import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import type { PickResult } from '../../event/event-model.ts'
import { BALL_CHANCES, ballChances, BALLS, WIDES_MAX, type Ball } from './ball.ts'
import { inningsOf, isOver } from './innings.ts'
import { superOverMarkets } from './markets.ts'
import { superOverResult, winnerOf } from './result.ts'
import { superOver } from './super-over.ts'
import { CRICKET_TEAMS } from './teams.ts'

/** `.` is a dot, `w` a wicket, `+` a wide; figures are runs. */
const LETTERS: Readonly<Record<string, Ball>> = {
  '.': 'dot',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  6: 'six',
  w: 'wicket',
  '+': 'wide',
}

function balls(text: string): readonly Ball[] {
  return Array.from(text, (letter) => {
    const ball = LETTERS[letter]
    if (ball === undefined) throw new Error(`No ball is written ${letter}`)
    return ball
  })
}

const play = (first: string, second: string) => ({ first: balls(first), second: balls(second) })

/** The picks of each market that do not lose; `(…)` is void. */
function paidPicks(first: string, second: string): Record<string, string> {
  const result = superOverResult(play(first, second))
  return Object.fromEntries(
    superOverMarkets.map((market) => {
      const { key, picks } = market
      const named = (pick: string, is: PickResult) => (is === 'void' ? `(${pick})` : pick)
      const paid = picks.filter((pick) => market.resultOf(pick, result) !== 'lost')
      return [key, paid.map((pick) => named(pick, market.resultOf(pick, result))).join(' ')]
    }),
  )
}

describe('what each market pays', () => {
  test('when the first team wins by runs', () => {
    expect(paidPicks('+2.461w', '1.1.1w')).toEqual({
      winner: 'first',
      'no-tie': 'first',
      'total-14': 'over',
      'total-17': 'under',
      'total-20': 'under',
      'first-6': 'over',
      'first-9': 'over',
      'first-12': 'over',
      'highest-10': 'over',
      'highest-13': 'over',
      'first-band': '13',
      opening: 'two-three',
      wicket: 'yes',
      sixes: '1',
      margin: 'runs-7',
    })
  })

  test('when both have the same runs: the sides of the winner lose, those without tie go back', () => {
    expect(paidPicks('ww', 'w.....')).toEqual({
      winner: 'tie',
      'no-tie': '(first) (second)',
      'total-14': 'under',
      'total-17': 'under',
      'total-20': 'under',
      'first-6': 'under',
      'first-9': 'under',
      'first-12': 'under',
      'highest-10': 'under',
      'highest-13': 'under',
      'first-band': '0-4',
      opening: 'wicket',
      wicket: 'yes',
      sixes: '0',
      margin: 'tie',
    })
  })

  test('when the second team gets there with a wicket left', () => {
    expect(paidPicks('44....', 'w36')).toMatchObject({
      winner: 'second',
      'no-tie': 'second',
      'total-14': 'over',
      'total-17': 'under',
      'first-6': 'over',
      'first-9': 'under',
      'highest-10': 'under',
      'first-band': '5-8',
      opening: 'four',
      wicket: 'no',
      sixes: '1',
      margin: 'wickets-1',
    })
  })

  test.each([
    ['6.....', '6....1', 'wickets-2'],
    ['1.....', '......', 'runs-1-3'],
    ['4.....', '1.....', 'runs-1-3'],
    ['4.....', '......', 'runs-4-6'],
    ['6.....', '......', 'runs-4-6'],
    ['61....', '......', 'runs-7'],
    ['1.....', '1ww', 'tie'],
    ['......', '+', 'wickets-2'],
  ])('of %s against %s the margin is %s', (first, second, margin) => {
    expect(paidPicks(first, second)['margin']).toBe(margin)
  })

  test('a wide is not the first ball, and a second six or a third are two or more', () => {
    expect(paidPicks('+6....6', '666')).toMatchObject({ opening: 'six', sixes: '2' })
  })
})

describe('chances', () => {
  const points = CRICKET_TEAMS.flatMap(({ batting }) =>
    CRICKET_TEAMS.map(({ bowling }) => ({ batting, bowling })),
  )

  test('of a ball fill the whole for all teams, and none is below nothing', () => {
    for (const { batting, bowling } of points) {
      for (let wides = 0; wides <= WIDES_MAX; wides += 1) {
        const chances = BALLS.map((ball) => ballChances(batting, bowling, wides)[ball])
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(BALL_CHANCES)
      }
    }
  })

  test('leave no wide when an innings has had its own', () => {
    expect(ballChances(5, 5, WIDES_MAX).wide).toBe(0)
  })

  test('of a wicket fall and those of a six rise with the batting', () => {
    expect(ballChances(8, 4, 0).wicket).toBeLessThan(ballChances(4, 8, 0).wicket)
    expect(ballChances(8, 4, 0).six).toBeGreaterThan(ballChances(4, 8, 0).six)
  })
})

describe('fixtures', () => {
  test('are 24 or more, and nobody meets themselves', () => {
    const { fixtures } = superOver.model
    expect(fixtures.length).toBeGreaterThanOrEqual(24)
    for (const { first, second } of fixtures) expect(first).not.toBe(second)
    expect(new Set(fixtures.map(({ first, second }) => `${first} ${second}`)).size).toBe(
      fixtures.length,
    )
  })

  test('give each team the same number of games, at the wicket first in some', () => {
    for (const { key } of CRICKET_TEAMS) {
      const own = superOver.model.fixtures.filter(
        ({ first, second }) => first === key || second === key,
      )
      expect(own).toHaveLength(4)
      expect(own.some(({ first }) => first === key)).toBe(true)
      expect(own.some(({ second }) => second === key)).toBe(true)
    }
  })
})

/** Each fixture with the prices of each market. */
const priced = superOver.model.fixtures.flatMap((_, place) =>
  superOverMarkets.map(({ key }) => ({
    name: `${key} in ${place}`,
    offered: superOver.offers(place).filter(({ market }) => market === key),
  })),
)

describe('prices', () => {
  test('are there for two picks of each market or more in every fixture', () => {
    expect(priced.filter(({ offered }) => offered.length < 2)).toEqual([])
  })

  test('never pay for backing every pick of a market', () => {
    const paying = priced.filter(
      ({ offered }) => offered.reduce((sum, { priceCenti }) => sum + 100 / priceCenti, 0) <= 1,
    )
    expect(paying).toEqual([])
  })

  test('return 90 % of a stake at least, and less than all of it', () => {
    const outside = superOver.bets.filter(({ exactReturn: { numerator, denominator } }) => {
      return numerator * 10n < denominator * 9n || numerator >= denominator
    })
    expect(outside).toEqual([])
    expect(superOver.bets.map(({ key }) => key)).toEqual(superOverMarkets.map(({ key }) => key))
  })
})

describe('a super over that is bowled', () => {
  test('ends each innings in time, the second with the target or its own end', () => {
    const draws = seededDraws(7)
    for (let round = 0; round < 5_000; round += 1) {
      const { first, second } = superOver.draw(draws, round).play
      expect(isOver(inningsOf(first))).toBe(true)
      expect(isOver(inningsOf(first.slice(0, -1)))).toBe(false)
      const target = inningsOf(first).runs + 1
      const hasReached = inningsOf(second).runs >= target
      expect(hasReached || isOver(inningsOf(second))).toBe(true)
      expect(inningsOf(second.slice(0, -1)).runs).toBeLessThan(target)
      expect(isOver(inningsOf(second.slice(0, -1)))).toBe(false)
    }
  })

  test('comes as often as its ways say', () => {
    const draws = seededDraws(20_261_125)
    const rounds = 20_000
    const place = 4
    const won = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const result = superOverResult(superOver.draw(draws, place).play)
      for (const market of superOverMarkets) {
        const key = `${market.key} ${market.picks.find((pick) => market.resultOf(pick, result) === 'won')}`
        won.set(key, (won.get(key) ?? 0) + 1)
      }
    }
    const outside = superOver.offers(place).filter(({ market, pick, wonChance }) => {
      const chance = Number(wonChance.numerator) / Number(wonChance.denominator)
      const sigma = Math.sqrt((chance * (1 - chance)) / rounds)
      const share = (won.get(`${market} ${pick}`) ?? 0) / rounds
      return Math.abs(share - chance) > 4 * sigma
    })
    expect(outside).toEqual([])
  })

  test('is the same for the same draws, and no pay is above the largest', () => {
    const block = fc.uint8Array({ minLength: 64, maxLength: 64 })
    const stake = fc.bigInt({ min: 1n, max: 10n ** 12n })
    fc.assert(
      fc.property(block, fc.nat(1_000), stake, (bytes, number, stakeMinor) => {
        const draw = () => superOver.draw(drawStream([bytes, bytes]), number)
        const outcome = draw()
        expect(draw()).toEqual(outcome)
        for (const spot of superOver.offers(outcome.fixture)) {
          const most = superOver.bets.find(({ key }) => key === spot.market)?.largestMultiple ?? 0
          expect(superOver.payMinor(stakeMinor, spot, outcome) <= stakeMinor * BigInt(most)).toBe(
            true,
          )
        }
      }),
    )
  })
})

test('who won follows from the margin', () => {
  expect(winnerOf('runs-1-3')).toBe('first')
  expect(winnerOf('wickets-1')).toBe('second')
  expect(winnerOf('tie')).toBe('tie')
})
