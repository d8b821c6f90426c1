import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceBookMarket } from '../price-book-market.ts'
import { beatenIn, totalChance } from '../testing/beaten-in.ts'
import { fitStrengths, knowledgeOf } from './fit-strengths.ts'
import { resultChances } from './result-chances.ts'
import { soccerEnds } from './soccer-ends.ts'
import { SOCCER_KINDS, SOCCER_MARKETS } from './soccer-markets.ts'
import type { ResultChances, SoccerEnd, SoccerState } from './soccer-state.ts'

const KICK_OFF: SoccerState = {
  half: 1,
  played: 0,
  addedLeft: null,
  goals: [0, 0],
  reds: [0, 0],
  halfTime: null,
}

const count = (max: number) => fc.integer({ min: 0, max })
const pairOf = (max: number) => fc.tuple(count(max), count(max))

/** Any moment of any match. */
const anyState: fc.Arbitrary<SoccerState> = fc
  .record({
    half: fc.constantFrom(1 as const, 2 as const),
    played: count(45),
    added: fc.option(count(5)),
    before: pairOf(3),
    since: pairOf(2),
    reds: pairOf(1),
  })
  .map(({ half, played, added, before, since, reds }) => ({
    half,
    played: added === null ? played : 45,
    addedLeft: added,
    goals: half === 1 ? before : [before[0] + since[0], before[1] + since[1]],
    reds,
    halfTime: half === 1 ? null : before,
  }))

const anyTraded: fc.Arbitrary<ResultChances> = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 1, max: 400 })))
  .map((parts) => {
    const total = parts.reduce((sum, part) => sum + part, 0)
    const [home = 0, away = 0, draw = 0] = parts.map((part) => part / total)
    return [home, away, draw]
  })

const chanceOf = (ends: ReturnType<typeof soccerEnds>, holds: (end: SoccerEnd) => boolean) =>
  ends.filter(({ end }) => holds(end)).reduce((sum, { chance }) => sum + chance, 0)

const marketOf = (id: string) => {
  const found = SOCCER_MARKETS.find((market) => market.id === id)
  if (found === undefined) throw new RangeError(`no market ${id}`)
  return found
}

describe('the model of a soccer match', () => {
  test('its ends add up to 1, and its winner is as likely as it is traded', () => {
    fc.assert(
      fc.property(anyState, anyTraded, (state, traded) => {
        const ends = soccerEnds({ home: 1.5, away: 1.1 }, state, traded)
        expect(totalChance(ends)).toBeCloseTo(1, 9)
        const lead = ({ full }: SoccerEnd) => full[0] - full[1]
        const signs = new Set(ends.map(({ end }) => Math.sign(lead(end))))
        // With too little time left for another winner, what is traded for it counts for nothing.
        fc.pre(signs.size === 3)
        expect(chanceOf(ends, (end) => lead(end) > 0)).toBeCloseTo(traded[0], 6)
        expect(chanceOf(ends, (end) => lead(end) < 0)).toBeCloseTo(traded[1], 6)
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    [1.9, 0.9],
    [1.3, 1.25],
    [0.9, 1.8],
  ])('finds the goals of %d and %d behind what is traded', (home, away) => {
    const fitted = fitStrengths(resultChances({ home, away }, KICK_OFF), KICK_OFF)
    expect(fitted.home).toBeCloseTo(home, 1)
    expect(fitted.away).toBeCloseTo(away, 1)
  })

  test('far ahead and late, what was known before stands', () => {
    const late: SoccerState = { ...KICK_OFF, half: 2, played: 30, goals: [4, 0], halfTime: [2, 0] }
    const strengths = { home: 2, away: 0.8 }
    const fitted = fitStrengths(resultChances(strengths, late), late, knowledgeOf(strengths))
    expect(fitted.home).toBeCloseTo(2, 2)
    expect(fitted.away).toBeCloseTo(0.8, 2)
  })

  test('a side with fewer players scores less, and the other more', () => {
    const strengths = { home: 1.4, away: 1.2 }
    const [home] = resultChances(strengths, KICK_OFF)
    const [short] = resultChances(strengths, { ...KICK_OFF, reds: [1, 0] })
    expect(short).toBeLessThan(home - 0.1)
  })
})

describe('the markets of a soccer match', () => {
  test('are of every kind, each with an id of its own', () => {
    expect(new Set(SOCCER_MARKETS.map(({ kind }) => kind))).toEqual(new Set(SOCCER_KINDS))
    expect(SOCCER_KINDS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(SOCCER_MARKETS.map(({ id }) => id)).size).toBe(SOCCER_MARKETS.length)
    for (const { selections } of SOCCER_MARKETS)
      expect(new Set(selections.map(({ id }) => id)).size).toBe(selections.length)
  })

  test('no price is beaten, whatever is traded at whatever score', () => {
    fc.assert(
      fc.property(anyState, anyTraded, (state, traded) => {
        const ends = soccerEnds(fitStrengths(traded, state), state, traded)
        expect(SOCCER_MARKETS.flatMap((market) => beatenIn(market, ends))).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('double chance and the side that it leaves out cannot both be backed at a profit', () => {
    fc.assert(
      fc.property(anyTraded, (traded) => {
        const ends = soccerEnds({ home: 1.4, away: 1.1 }, KICK_OFF, traded)
        const [homeOrDraw, , awayOrDraw] = priceBookMarket(marketOf('doubleChance'), ends)
        const [home, away] = priceBookMarket(marketOf('handicap_-0.5'), ends)
        const [homeSafe, awaySafe] = priceBookMarket(marketOf('handicap_0.5'), ends)
        const pairs = [
          [homeOrDraw, awaySafe],
          [awayOrDraw, home],
          [homeSafe, awaySafe],
          [home, away],
        ].map((pair) => pair.map((centi) => (centi ? 100 / centi : 2)))
        const sums = pairs.map(([one = 0, other = 0]) => one + other)
        expect(Math.min(...sums)).toBeGreaterThan(1.06)
      }),
      { numRuns: 20 },
    )
  })

  test.each<[id: string, selection: string, verdict: string]>([
    ['doubleChance', 'home-draw', 'won'],
    ['drawNoBet', 'away', 'lost'],
    ['bothScore', 'yes', 'won'],
    ['total_2.5', 'over', 'won'],
    ['total_3.5', 'over', 'lost'],
    ['handicap_-1.5', 'home', 'lost'],
    ['handicap_-1.5', 'away', 'won'],
    ['leadHandicap_0-1', 'draw', 'won'],
    ['correctScore', '2-1', 'won'],
    ['correctScore', 'other', 'lost'],
    ['oddEven', 'odd', 'won'],
    ['exactGoals', '3', 'won'],
    ['exactGoals', '6+', 'lost'],
    ['winningMargin', 'home-1', 'won'],
    ['winningMargin', 'home-3+', 'lost'],
    ['teamTotal_1_0.5', 'over', 'won'],
    ['winToNil_0', 'yes', 'lost'],
    ['resultAndTotal_2.5', 'home-over', 'won'],
    ['resultAndBoth', 'home-no', 'lost'],
    ['halfResult', 'away', 'won'],
    ['halfTotal_0.5', 'over', 'won'],
    ['halfCorrectScore', '0-1', 'won'],
    ['secondResult', 'home', 'won'],
    ['secondTotal_1.5', 'over', 'won'],
    ['secondBothScore', 'yes', 'lost'],
    ['halfFull', 'away-home', 'won'],
    ['busierHalf', 'second', 'won'],
  ])('at half-time 0–1 and at the end 2–1, %s %s is %s', (id, selectionId, verdict) => {
    const selection = marketOf(id).selections.find((one) => one.id === selectionId)
    expect(selection?.settle({ half: [0, 1], full: [2, 1] })).toBe(verdict)
  })

  test('a draw gives the stakes of draw no bet back', () => {
    const verdicts = marketOf('drawNoBet').selections.map(({ settle }) =>
      settle({ half: [0, 0], full: [1, 1] }),
    )
    expect(verdicts).toEqual(['void', 'void'])
  })

  test('what the score has decided is not offered', () => {
    const state: SoccerState = { ...KICK_OFF, half: 2, played: 20, goals: [2, 1], halfTime: [1, 0] }
    const ends = soccerEnds({ home: 1.4, away: 1.1 }, state, [0.75, 0.05, 0.2])
    const odds = (id: string) => priceBookMarket(marketOf(id), ends)
    expect(odds('total_2.5')).toEqual([null, null])
    expect(odds('bothScore')).toEqual([null, null])
    expect(odds('halfResult')).toEqual([null, null, null])
    expect(odds('correctScore')[0]).toBeNull()
  })
})
