import { describe, expect, test } from 'vitest'
import type { MatchFacts, MatchResult } from '../feed/feed-shapes.ts'
import { decideLeg } from './decide-leg.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-20T12:00:00Z')
const bet = {
  marketId: '1.501',
  selectionId: '7',
  placedAt: new Date(START + HOUR),
  startsAt: new Date(START),
}

const decided = (
  kind: MatchResult['kind'],
  afterMs: number,
  SelectionId?: number,
): MatchResult => ({
  kind,
  decidedAt: new Date(START + afterMs).toISOString(),
  ...(SelectionId === undefined ? {} : { SelectionId }),
})

const factsOf = (market: MatchResult | null): MatchFacts => ({
  eventId: '501',
  market,
  tally: null,
  periodsEndedAt: [],
  fancies: [],
})

describe('what a match makes of a selection', () => {
  test.each([
    ['its selection won', decided('won', 3 * HOUR, 7), 3, 'won'],
    ['another one won', decided('won', 3 * HOUR, 8), 3, 'lost'],
    ['a tie gives the stake back', decided('tie', 3 * HOUR), 3, 'void'],
    ['no result gives the stake back', decided('no_result', 3 * HOUR), 3, 'void'],
    [
      'a bet placed after the match was decided is void, won',
      decided('won', HOUR - 1, 7),
      3,
      'void',
    ],
    [
      'a bet placed after the match was decided is void, lost',
      decided('won', HOUR - 1, 8),
      3,
      'void',
    ],
    ['decided at the very moment counts', decided('won', HOUR, 7), 3, 'won'],
    ['not decided: it waits', null, 3, null],
    ['not decided for 72 hours: it still waits', null, 72, null],
    ['not decided after that: the stake goes back', null, 73, 'void'],
  ])('%s', (_, result, hours, outcome) => {
    expect(decideLeg(bet, factsOf(result), START + hours * HOUR)).toBe(outcome)
  })
})
