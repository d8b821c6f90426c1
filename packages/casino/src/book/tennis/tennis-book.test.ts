import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beatenIn, totalChance } from '../testing/beaten-in.ts'
import { fitServe, matchChance } from './fit-serve.ts'
import { holdChance, tieBreakChance } from './game-chance.ts'
import { freshSetEnds, isSetOver, SET_SCORES } from './set-ends.ts'
import { endsOfSet, tennisEndOf, tennisEnds } from './tennis-ends.ts'
import { setMarkets, TENNIS_KINDS, tennisMarkets } from './tennis-markets.ts'
import type { TennisEnd, TennisState } from './tennis-state.ts'

const START: TennisState = {
  setsToWin: 2,
  sets: [],
  games: [0, 0],
  points: [0, 0],
  server: 0,
  isTieBreak: false,
}

const anyState: fc.Arbitrary<TennisState> = fc
  .record({
    setsToWin: fc.constantFrom(2, 3),
    sets: fc.array(fc.constantFrom(...SET_SCORES), { maxLength: 1 }),
    games: fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
      .filter((games) => !isSetOver(games)),
    points: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    server: fc.constantFrom(0 as const, 1 as const),
  })
  .map((state) => ({ ...state, isTieBreak: state.games[0] === 6 && state.games[1] === 6 }))

const chanceOf = (ends: ReturnType<typeof tennisEnds>, holds: (end: TennisEnd) => boolean) =>
  ends.filter(({ end }) => holds(end)).reduce((sum, { chance }) => sum + chance, 0)

describe('the model of a tennis match', () => {
  test('a server at 60 % holds and wins deuce as worked out by hand', () => {
    expect(holdChance(0.6)).toBeCloseTo(0.7357, 4)
    expect(holdChance(0.6, 3, 3)).toBeCloseTo(0.36 / 0.52, 9)
    expect(holdChance(0.6, 5, 4)).toBeCloseTo(holdChance(0.6, 3, 2), 1)
    expect(holdChance(0.5)).toBeCloseTo(0.5, 9)
  })

  test('a tie-break between equals is even, whoever serves first and however long it is', () => {
    expect(tieBreakChance([0.65, 0.65], 0)).toBeCloseTo(0.5, 9)
    expect(tieBreakChance([0.65, 0.65], 1)).toBeCloseTo(0.5, 9)
    expect(tieBreakChance([0.6, 0.6], 0, [11, 11])).toBeCloseTo(0.5, 9)
    expect(tieBreakChance([0.6, 0.6], 0, [7, 6])).toBeGreaterThan(0.5)
  })

  test('the ends of sets and matches add up to 1 and say the chance of the match', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const serve = [0.66, 0.61] as const
        const ends = tennisEnds(serve, state)
        expect(totalChance(ends)).toBeCloseTo(1, 9)
        const wins = chanceOf(ends, ({ sets }) => sets[0] > sets[1])
        expect(wins).toBeCloseTo(matchChance(serve, state), 9)
        const now = state.sets.length + 1
        for (const set of [now, now + 1])
          expect(totalChance(endsOfSet(serve, state, set))).toBeCloseTo(1, 9)
      }),
      { numRuns: 20 },
    )
    expect(
      freshSetEnds([0.6, 0.6], 0)
        .map(({ end }) => end.join())
        .toSorted(),
    ).toEqual(SET_SCORES.map((score) => score.join()).toSorted())
  })

  test('who serves first in the second set follows from the games of the first', () => {
    // Servers who never lose a game meet in a tie-break: thirteen games, and the first serve moves.
    const [home, away] = [0, 1].map((server) =>
      endsOfSet([0.9999, 0.9999], { ...START, server: server === 0 ? 0 : 1 }, 2),
    )
    expect(totalChance(home ?? [])).toBeCloseTo(1, 9)
    expect(totalChance(away ?? [])).toBeCloseTo(1, 9)
    // Who breaks serve half of the time but never loses the own: 6–0 to 6–4, so mostly even games.
    const strong = endsOfSet([0.99999, 0.5], START, 2)
    expect(strong.every(({ end, chance }) => chance < 1e-6 || end[0] > end[1])).toBe(true)
  })

  test('finds the serves behind what is traded; none where no two players stand so', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 88 }), (percent) => {
        const serve = fitServe(percent / 100, START)
        expect(serve && matchChance(serve, START)).toBeCloseTo(percent / 100, 6)
      }),
    )
    const lead = { ...START, sets: [[6, 0] as const], games: [5, 0] as const }
    expect(fitServe(0.1, lead)).toBeNull()
  })
})

describe('the markets of a tennis match', () => {
  test.each([2, 3])('to %d sets: of every kind, each with an id of its own', (setsToWin) => {
    const markets = [...tennisMarkets(setsToWin), ...setMarkets(1), ...setMarkets(2)]
    expect(new Set(markets.map(({ kind }) => kind))).toEqual(new Set(TENNIS_KINDS))
    expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length)
  })

  test('no price is beaten, whatever is traded at whatever score', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 5, max: 95 }), (state, percent) => {
        const serve = fitServe(percent / 100, state)
        fc.pre(serve !== null)
        const ends = tennisEnds(serve, state)
        const set = state.sets.length + 1
        const setEnds = endsOfSet(serve, state, set)
        expect([
          ...tennisMarkets(state.setsToWin).flatMap((market) => beatenIn(market, ends)),
          ...setMarkets(set).flatMap((market) => beatenIn(market, setEnds)),
        ]).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test.each<[id: string, selection: string, verdict: string]>([
    ['setScores', '2-1', 'won'],
    ['totalSets_2.5', 'over', 'won'],
    ['setHandicap_-1.5', 'home', 'lost'],
    ['firstSetAndMatch', 'away-home', 'won'],
    ['takesSet_1', 'yes', 'won'],
    ['totalGames_34.5', 'over', 'won'],
    ['totalGames_35.5', 'over', 'lost'],
    ['gamesHandicap_-2.5', 'home', 'won'],
    ['gamesHandicap_-3.5', 'home', 'lost'],
    ['gamesOddEven', 'odd', 'won'],
    ['playerGames_0_18.5', 'over', 'won'],
    ['tieBreak', 'yes', 'won'],
  ])('after 6–7 6–4 7–5, %s %s is %s', (id, selectionId, verdict) => {
    const end = tennisEndOf([
      [6, 7],
      [6, 4],
      [7, 5],
    ])
    const market = tennisMarkets(2).find((one) => one.id === id)
    expect(market?.selections.find((one) => one.id === selectionId)?.settle(end)).toBe(verdict)
  })

  test.each<[id: string, selection: string, verdict: string]>([
    ['setWinner_2', 'away', 'won'],
    ['setGames_2_10.5', 'over', 'won'],
    ['setGamesHandicap_2_1.5', 'home', 'won'],
    ['setScore_2', '6-7', 'won'],
    ['setOddEven_2', 'odd', 'won'],
    ['setTieBreak_2', 'yes', 'won'],
  ])('a second set of 6–7: %s %s is %s', (id, selectionId, verdict) => {
    const market = setMarkets(2).find((one) => one.id === id)
    expect(market?.selections.find((one) => one.id === selectionId)?.settle([6, 7])).toBe(verdict)
  })
})
