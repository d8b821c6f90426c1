import { describe, expect, test } from 'vitest'
import type { MatchFacts, Tally } from '../feed/feed-shapes.ts'
import { decideOwnMarket } from './decide-own-market.ts'

const HALF_ENDED = '2026-11-20T12:48:00.000Z'
const ENDED = '2026-11-20T13:52:00.000Z'
const WON: MatchFacts['market'] = { kind: 'won', SelectionId: 1, decidedAt: ENDED }

const soccer = (but: Partial<Extract<Tally, { kind: 'soccer' }>> = {}): Tally => ({
  kind: 'soccer',
  half: 2,
  played: 0,
  addedLeft: null,
  goals: [2, 1],
  reds: [0, 0],
  halfTime: [0, 1],
  ...but,
})
const tennis = (sets: [number, number][], games: [number, number] = [0, 0]): Tally => ({
  kind: 'tennis',
  setsToWin: 2,
  sets,
  games,
  points: [0, 0],
  server: 0,
  isTieBreak: false,
})
const facts = (but: Partial<MatchFacts>): MatchFacts => ({
  eventId: '501',
  market: null,
  tally: null,
  periodsEndedAt: [HALF_ENDED],
  fancies: [],
  ...but,
})
const verdict = (of: MatchFacts, ownId: string, selectionId: string) =>
  decideOwnMarket(of, { ownId, selectionId })

describe('what is published decides the markets of the book', () => {
  test('soccer: the first half at half-time, the rest at the end', () => {
    const half = facts({ tally: soccer() })
    expect(verdict(half, 'halfResult', 'away')).toEqual({ verdict: 'won', decidedAt: HALF_ENDED })
    expect(verdict(half, 'total_2.5', 'over')).toBeNull()
    const over = facts({ tally: soccer(), market: WON })
    expect(verdict(over, 'total_2.5', 'over')).toEqual({ verdict: 'won', decidedAt: ENDED })
    expect(verdict(over, 'halfResult', 'home')).toEqual({ verdict: 'lost', decidedAt: HALF_ENDED })
  })

  test('soccer: before half-time nothing is decided, whatever the goals', () => {
    const playing = facts({ tally: soccer({ half: 1, halfTime: null, goals: [4, 3] }) })
    expect(verdict(playing, 'total_2.5', 'over')).toBeNull()
    expect(verdict(playing, 'halfTotal_0.5', 'over')).toBeNull()
  })

  test('tennis: a set when it is over, the match at its end', () => {
    const playing = facts({ tally: tennis([[6, 4]], [3, 0]) })
    expect(verdict(playing, 'setWinner_1', 'home')).toEqual({
      verdict: 'won',
      decidedAt: HALF_ENDED,
    })
    expect(verdict(playing, 'setWinner_2', 'home')).toBeNull()
    expect(verdict(playing, 'totalGames_20.5', 'over')).toBeNull()
    const sets: [number, number][] = [
      [6, 4],
      [7, 6],
    ]
    const over = facts({ tally: tennis(sets), market: WON, periodsEndedAt: [HALF_ENDED, ENDED] })
    expect(verdict(over, 'totalGames_20.5', 'over')?.verdict).toBe('won')
    expect(verdict(over, 'setTieBreak_2', 'yes')?.verdict).toBe('won')
  })

  test('tennis: who retires leaves finished sets standing and the rest void', () => {
    const retired = facts({ tally: tennis([[6, 4]], [3, 0]), market: WON })
    expect(verdict(retired, 'setWinner_1', 'away')?.verdict).toBe('lost')
    expect(verdict(retired, 'setWinner_2', 'home')).toEqual({ verdict: 'void', decidedAt: ENDED })
    expect(verdict(retired, 'totalGames_12.5', 'over')?.verdict).toBe('void')
  })

  test('cricket: by the score of the line, and void without one', () => {
    const decidedAt = HALF_ENDED
    const fancies = [
      { id: '1-dhk-runs-6', score: 48, decidedAt },
      { id: '1-dhk-wicket-2', score: null, decidedAt },
    ]
    const known = facts({ fancies })
    expect(verdict(known, 'lineTotal_1-dhk-runs-6_48', 'over')?.verdict).toBe('won')
    expect(verdict(known, 'lineTotal_1-dhk-runs-6_49', 'over')?.verdict).toBe('lost')
    expect(verdict(known, 'lineTotal_1-dhk-wicket-2_60', 'under')?.verdict).toBe('void')
    expect(verdict(known, 'lineTotal_1-dhk-runs-10_80', 'over')).toBeNull()
  })

  test('what the end of the match leaves undecided is void, and so is what nobody knows', () => {
    const washedOut = { kind: 'no_result', decidedAt: ENDED } as const
    expect(
      verdict(facts({ market: washedOut }), 'lineTotal_1-dhk-runs-10_80', 'over')?.verdict,
    ).toBe('void')
    const over = facts({ tally: soccer(), market: WON })
    expect(verdict(over, 'never', 'over')?.verdict).toBe('void')
    expect(verdict(over, 'total_2.5', 'never')?.verdict).toBe('void')
  })
})
