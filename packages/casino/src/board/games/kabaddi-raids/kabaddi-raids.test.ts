import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { kabaddiRaids } from './kabaddi-raids.ts'
import { kabaddiMarkets } from './markets.ts'
import { RAIDS_PER_GAME } from './raid-all.ts'
import { RAID_CHANCES, raidChances, RAIDS, type Raid } from './raid.ts'
import { kabaddiResult, worthOf, WORTH_MAX } from './result.ts'
import { KABADDI_TEAMS } from './teams.ts'

/** `.` is empty, `b` a bonus, figures are touches, `t` a tackle, `s` a super tackle. */
const LETTERS: Readonly<Record<string, Raid>> = {
  '.': 'empty',
  b: 'bonus',
  1: 'touch-1',
  2: 'touch-2',
  3: 'touch-3',
  t: 'tackle',
  s: 'super-tackle',
}

/** The first team's raids and the second's in turns, such as `1t 2. ..`. */
function raids(text: string): readonly Raid[] {
  const written = Array.from(text.replaceAll(' ', ''), (letter) => {
    const raid = LETTERS[letter]
    if (raid === undefined) throw new Error(`No raid is written ${letter}`)
    return raid
  })
  expect(written).toHaveLength(RAIDS_PER_GAME)
  return written
}

/** The picks of each market that do not lose; `(…)` is void. */
function paidPicks(text: string): Record<string, string> {
  const result = kabaddiResult({ raids: raids(text) })
  return Object.fromEntries(
    kabaddiMarkets.map((market) => {
      const paid = market.picks.flatMap((pick) => {
        const is = market.resultOf(pick, result)
        if (is === 'lost') return []
        return [is === 'void' ? `(${pick})` : pick]
      })
      return [market.key, paid.join(' ')]
    }),
  )
}

describe('what each market pays', () => {
  test('when the first team leads at half time and wins by two', () => {
    // 1 + 2 + 1 touches, and a tackle of the second team's raider: 5; the second has 1 + 2.
    expect(paidPicks('1. 2t .. .1 b2 ..')).toEqual({
      winner: 'first',
      'no-tie': 'first',
      'handicap--3': 'second',
      'handicap--1': 'first',
      'handicap-1': 'first',
      'handicap-3': 'first',
      'total-8': 'under',
      'total-10': 'under',
      'total-12': 'under',
      parity: 'even',
      half: 'first',
      opening: 'point-1',
      best: '2',
      margin: 'first-1-2',
      hold: 'yes',
    })
  })

  test('when both have the same points: the sides of the winner lose, those without tie go back', () => {
    expect(paidPicks('s. .. .. 2. .. ..')).toEqual({
      winner: 'tie',
      'no-tie': '(first) (second)',
      'handicap--3': 'second',
      'handicap--1': 'second',
      'handicap-1': 'first',
      'handicap-3': 'first',
      'total-8': 'under',
      'total-10': 'under',
      'total-12': 'under',
      parity: 'even',
      half: 'second',
      opening: 'super-tackle',
      best: '2',
      margin: 'tie',
      hold: 'no',
    })
  })

  test('when nobody leads at half time and the second team wins clearly', () => {
    expect(paidPicks('.. .. .. t3 t3 s1')).toEqual({
      winner: 'second',
      'no-tie': 'second',
      'handicap--3': 'second',
      'handicap--1': 'second',
      'handicap-1': 'second',
      'handicap-3': 'second',
      'total-8': 'over',
      'total-10': 'over',
      'total-12': 'under',
      parity: 'odd',
      half: 'tie',
      opening: 'empty',
      best: '3',
      margin: 'second-6',
      hold: '(yes) (no)',
    })
  })

  test.each([
    ['b. .. .. .. .. ..', { opening: 'point-1', margin: 'first-1-2', best: '1' }],
    ['2. .. .. .. .. ..', { opening: 'points-2', margin: 'first-1-2', best: '2' }],
    ['3. .. .. .. .. ..', { opening: 'points-2', margin: 'first-3-5', best: '3' }],
    ['t. .. .. .. .. ..', { opening: 'tackle', margin: 'second-1-2', best: '1' }],
    ['.t .. .. .. .. ..', { opening: 'empty', margin: 'first-1-2', best: '1' }],
    ['.s 1s 1. .. .. ..', { margin: 'first-6', 'handicap--3': 'first', best: '2' }],
    ['.. .. .. .. .. ..', { winner: 'tie', parity: 'even', best: '1' }],
  ])('of %s', (text, paid) => {
    expect(paidPicks(text)).toMatchObject(paid)
  })
})

describe('chances', () => {
  test('of a raid fill the whole for all teams, and none is below nothing', () => {
    for (const { raiding } of KABADDI_TEAMS) {
      for (const { defending } of KABADDI_TEAMS) {
        const chances = RAIDS.map((raid) => raidChances(raiding, defending)[raid])
        expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBe(RAID_CHANCES)
      }
    }
  })

  test('of a touch rise and those of a tackle fall with the raiding', () => {
    expect(raidChances(8, 4)['touch-1']).toBeGreaterThan(raidChances(4, 8)['touch-1'])
    expect(raidChances(8, 4).tackle).toBeLessThan(raidChances(4, 8).tackle)
  })

  test('no raid is worth more than the most that one can be', () => {
    expect(Math.max(...RAIDS.map(worthOf))).toBe(WORTH_MAX)
  })
})

test('fixtures are 24, each once, and give each team the same number of games', () => {
  const { fixtures } = kabaddiRaids.model
  expect(new Set(fixtures.map(({ first, second }) => `${first} ${second}`)).size).toBe(24)
  for (const { key } of KABADDI_TEAMS) {
    const own = fixtures.filter(({ first, second }) => first === key || second === key)
    expect(own).toHaveLength(4)
    expect(own.some(({ first }) => first === key)).toBe(true)
    expect(own.some(({ second }) => second === key)).toBe(true)
  }
})

/** Each fixture with the prices of each market. */
const priced = kabaddiRaids.model.fixtures.flatMap((_, place) =>
  kabaddiMarkets.map(({ key }) => ({
    name: `${key} in ${place}`,
    offered: kabaddiRaids.offers(place).filter(({ market }) => market === key),
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
    const outside = kabaddiRaids.bets.filter(({ exactReturn: { numerator, denominator } }) => {
      return numerator * 10n < denominator * 9n || numerator >= denominator
    })
    expect(outside).toEqual([])
    expect(kabaddiRaids.bets.map(({ key }) => key)).toEqual(kabaddiMarkets.map(({ key }) => key))
  })
})

describe('a game that is drawn', () => {
  test('comes as often as its ways say', () => {
    const draws = seededDraws(20_261_125)
    const rounds = 20_000
    const place = 3
    const won = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const result = kabaddiResult(kabaddiRaids.draw(draws, place).play)
      for (const market of kabaddiMarkets) {
        const key = `${market.key} ${market.picks.find((pick) => market.resultOf(pick, result) === 'won')}`
        won.set(key, (won.get(key) ?? 0) + 1)
      }
    }
    const outside = kabaddiRaids.offers(place).filter(({ market, pick, wonChance }) => {
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
        const draw = () => kabaddiRaids.draw(drawStream([bytes, bytes]), number)
        const outcome = draw()
        expect(draw()).toEqual(outcome)
        expect(outcome.play.raids).toHaveLength(RAIDS_PER_GAME)
        for (const spot of kabaddiRaids.offers(outcome.fixture)) {
          const most =
            kabaddiRaids.bets.find(({ key }) => key === spot.market)?.largestMultiple ?? 0
          const paid = kabaddiRaids.payMinor(stakeMinor, spot, outcome)
          expect(paid <= stakeMinor * BigInt(most)).toBe(true)
        }
      }),
    )
  })
})
