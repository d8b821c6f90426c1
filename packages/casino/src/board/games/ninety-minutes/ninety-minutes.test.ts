import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { picksThatEnd } from '../../event/testing/picks-that-end.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { MATCH_CLUBS } from './clubs.ts'
import { goalWays, HALF_GOALS_MAX } from './goal-ways.ts'
import { HALF_MINUTES, MATCH_SIDES, tallyFrom, type MatchPlay, type MatchSide } from './match.ts'
import { ninetyMinutes } from './ninety-minutes.ts'
import { GOAL_FROM_MINUTE } from './play-match.ts'

const { model } = ninetyMinutes

/** Goals by minute and side: `12h 51a` is one at home in minute 12, then one away in minute 51. */
function match(text: string): MatchPlay {
  const goals = text.split(' ').filter(Boolean)
  return {
    goals: goals.map((goal) => ({
      side: goal.endsWith('h') ? 'first' : 'second',
      minute: Number.parseInt(goal, 10),
    })),
    look: 0,
  }
}

describe('the bets that win', () => {
  test.each([
    [
      '0–0',
      '',
      'result draw, double first-draw, double second-draw, goals under-1, goals under-2, goals under-3, goals under-4, both-score no, score 0-0, margin draw, parity even, first-goals under-0, first-goals under-1, first-goals under-2, first-clean yes, second-goals under-0, second-goals under-1, second-goals under-2, second-clean yes, to-nil neither, opener none, half-result draw, half-full draw-draw, early-goals under-0, early-goals under-1, late-goals under-0, late-goals under-1, more-goals same, both-halves neither',
    ],
    [
      '2–0, one in each half',
      '45h 46h',
      'result first, double first-draw, double either, no-draw first, goals over-1, goals under-2, goals under-3, goals under-4, both-score no, score 2-0, margin first-by-2, parity even, first-goals over-0, first-goals over-1, first-goals under-2, first-clean yes, second-goals under-0, second-goals under-1, second-goals under-2, second-clean no, to-nil first, opener first, half-result first, half-full first-first, early-goals over-0, early-goals under-1, late-goals over-0, late-goals under-1, more-goals same, both-halves first',
    ],
    [
      '2–3 after 2–0 at half-time',
      '12h 31h 55a 70a 88a',
      'result second, double either, double second-draw, no-draw second, goals over-1, goals over-2, goals over-3, goals over-4, both-score yes, score 2-3, margin second-by-1, parity odd, first-goals over-0, first-goals over-1, first-goals under-2, first-clean no, second-goals over-0, second-goals over-1, second-goals over-2, second-clean no, to-nil neither, opener first, half-result first, half-full first-second, early-goals over-0, early-goals over-1, late-goals over-0, late-goals over-1, more-goals late, both-halves neither',
    ],
    [
      '0–4, the first goal after half-time',
      '60a 67a 74a 81a',
      'result second, double either, double second-draw, no-draw second, goals over-1, goals over-2, goals over-3, goals under-4, both-score no, score second-other, margin second-by-3, parity even, first-goals under-0, first-goals under-1, first-goals under-2, first-clean no, second-goals over-0, second-goals over-1, second-goals over-2, second-clean yes, to-nil second, opener second, half-result draw, half-full draw-second, early-goals under-0, early-goals under-1, late-goals over-0, late-goals over-1, more-goals late, both-halves neither',
    ],
  ])('after %s', (_, text, won) => {
    expect(picksThatEnd(model, match(text), 'won').join(', ')).toBe(won)
  })

  test.each([
    ['3-3', '5h 12a 19h 26a 60h 70a'],
    ['3-3', '5h 12a 19h 26a 60h 70a 77h 84a'],
    ['first-other', '5h 12a 19h 60h 70h'],
    ['3-2', '5h 12a 19h 60h 70a'],
    ['0-3', '5a 12a 60a'],
  ])('of exact scores %s, after %s', (pick, text) => {
    expect(picksThatEnd(model, match(text), 'won')).toContain(`score ${pick}`)
  })

  test('stakes come back on a draw where no draw can be bet on, and never else', () => {
    expect(picksThatEnd(model, match(''), 'void')).toEqual(['no-draw first', 'no-draw second'])
    expect(picksThatEnd(model, match('9a 80h'), 'void')).toEqual([
      'no-draw first',
      'no-draw second',
    ])
    expect(picksThatEnd(model, match('9a'), 'void')).toEqual([])
  })
})

test('chances are those of every score with every order of its goals, one by one', () => {
  const place = 3
  const counted = countSlowly(place)
  for (const { market, pick, wonChance } of ninetyMinutes.offers(place)) {
    const exact = Number(wonChance.numerator) / Number(wonChance.denominator)
    expect((counted.get(`${market} ${pick}`) ?? 0) / WHOLE).toBeCloseTo(exact, 12)
  }
})

const WHOLE = 1e16

/** In how many of 10^16 ways each pick wins. */
function countSlowly(place: number): ReadonlyMap<string, number> {
  const fixture = model.fixtures[place]
  if (fixture === undefined) throw new RangeError(`There is no fixture ${place}`)
  const { early, late } = goalWays(fixture)
  const won = new Map<string, number>()
  const counts = Array.from({ length: HALF_GOALS_MAX + 1 }, (_, goals) => goals)
  const scores = counts.flatMap((first) => counts.map((second) => ({ first, second })))
  for (const one of scores) {
    for (const other of scores) {
      const ways =
        (early.first[one.first] ?? 0) *
        (early.second[one.second] ?? 0) *
        (late.first[other.first] ?? 0) *
        (late.second[other.second] ?? 0)
      const orders = ordersOf(one).flatMap((order) =>
        order.length > 0 ? [order] : ordersOf(other),
      )
      for (const order of orders) {
        const tally = tallyFrom({ early: one, late: other }, order[0] ?? null)
        for (const market of model.markets) {
          for (const pick of market.picks) {
            if (market.resultOf(pick, tally) !== 'won') continue
            const name = `${market.key} ${pick}`
            won.set(name, (won.get(name) ?? 0) + ways / orders.length)
          }
        }
      }
    }
  }
  return won
}

/** Every order in which these goals can fall. */
function ordersOf(score: Record<MatchSide, number>): readonly (readonly MatchSide[])[] {
  if (score.first + score.second === 0) return [[]]
  return MATCH_SIDES.flatMap((side) =>
    score[side] === 0
      ? []
      : ordersOf({ ...score, [side]: score[side] - 1 }).map((order) => [side, ...order]),
  )
}

test('ends that no bet tells apart are one, so that all prices are soon there', () => {
  for (const fixture of model.fixtures) expect(model.waysOf(fixture).length).toBeLessThan(600)
})

describe('prices', () => {
  test.each(model.markets)('of $key leave nobody a gain for certain', ({ key, picks }) => {
    for (const place of model.fixtures.keys()) {
      const offered = ninetyMinutes.offers(place).filter(({ market }) => market === key)
      expect(offered.length).toBeGreaterThanOrEqual(2)
      // One pick of the exact scores wins in each match, so that only all of them are certain.
      const cost =
        picks.length > 9
          ? offered.reduce((sum, { priceCenti }) => sum + 100 / priceCenti, 0)
          : costOfCertainty(ninetyMinutes, place, key)
      expect(cost).toBeGreaterThan(1)
    }
  })

  test('lose on every pick of every fixture in the long run, at most 12 of a hundred', () => {
    const outside = [...model.fixtures.keys()].flatMap((place) =>
      ninetyMinutes.offers(place).filter(({ exactReturn: { numerator, denominator } }) => {
        return numerator >= denominator || numerator * 100n < denominator * 88n
      }),
    )
    expect(outside).toEqual([])
    expect(ninetyMinutes.bets.map(({ key }) => key)).toEqual(model.markets.map(({ key }) => key))
  })
})

test('in a round of fixtures everybody meets everybody, at home in some and away in others', () => {
  const clubs = Object.keys(MATCH_CLUBS)
  const meetings = model.fixtures.map(({ first, second }) => [first, second].toSorted().join(' '))
  expect(new Set(meetings).size).toBe((clubs.length * (clubs.length - 1)) / 2)
  expect(meetings).toHaveLength(new Set(meetings).size)
  for (const club of clubs) {
    const home = model.fixtures.filter(({ first }) => first === club).length
    expect(home).toBeGreaterThanOrEqual(2)
    expect(home).toBeLessThanOrEqual(clubs.length - 3)
  }
})

test('20 000 matches of a fixture go as was counted', () => {
  expect(straysOf(shareOfWins(ninetyMinutes, 0, 20_000))).toEqual([])
})

test('the same draws give the same match, whose goals lie in their minutes', () => {
  const bytes = fc.uint8Array({ minLength: 512, maxLength: 512 })
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (block, number) => {
      const outcome = ninetyMinutes.draw(drawStream([block]), number)
      expect(ninetyMinutes.draw(drawStream([block]), number)).toEqual(outcome)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      const minutes = outcome.play.goals.map(({ minute }) => minute)
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
      for (const [place, minute] of minutes.entries()) {
        expect((minute - 1) % HALF_MINUTES).toBeGreaterThanOrEqual(GOAL_FROM_MINUTE - 1)
        expect(minute).toBeLessThanOrEqual(HALF_MINUTES * 2)
        expect(minute - (minutes[place - 1] ?? -HALF_MINUTES)).toBeGreaterThanOrEqual(3)
      }
    }),
  )
})

test('the most goals that a half can have find room in its minutes', () => {
  // Draws of the last way are five goals of each side; then every minute is the latest that is free.
  const most = { below: (limit: number) => limit - 1, used: () => 0 }
  const { goals } = ninetyMinutes.draw(most, 0).play
  expect(goals).toHaveLength(HALF_GOALS_MAX * 4)
  expect(goals.slice(0, 10).map(({ minute }) => minute)).toEqual([
    9, 13, 17, 21, 25, 29, 33, 37, 41, 45,
  ])
})
