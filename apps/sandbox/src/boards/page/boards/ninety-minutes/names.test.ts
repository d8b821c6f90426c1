import { ninetyMinutes } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { createVoice } from '../../../../games/page/words/voice.ts'
import { GROUPS, names } from './names.ts'
import { spokenGoal } from './told.ts'
import { matchMoments } from './show/match-moments.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { MatchKey } from './words/keys.ts'

const voiceOf = (language: 'en' | 'bn') => ({
  language,
  say: createVoice<MatchKey>({ en, bn }, language).say,
  money: String,
})
const fixture = { first: 'kuakata', second: 'hatiya' } as const

test('every market stands in one group', () => {
  const grouped = GROUPS.flatMap(({ markets }) => markets)
  expect(grouped.toSorted()).toEqual(ninetyMinutes.model.markets.map(({ key }) => key).toSorted())
})

test.each(['en', 'bn'] as const)('markets and picks have names of their own in %s', (language) => {
  const voice = voiceOf(language)
  const { markets, fixtures } = ninetyMinutes.model
  for (const one of fixtures) {
    const asked = markets.map(({ key }) => names.market(key, one, voice))
    expect(new Set(asked).size).toBe(markets.length)
    for (const { key, picks } of markets) {
      const named = picks.map((pick) => names.pick(key, pick, one, voice))
      expect([key, new Set(named).size]).toEqual([key, picks.length])
      expect(named.filter((name) => name === '' || name.includes('{'))).toEqual([])
    }
  }
})

describe('a pick', () => {
  test.each([
    ['result', 'second', 'Hatiya'],
    ['result', 'draw', 'Draw'],
    ['double', 'second-draw', 'Hatiya or draw'],
    ['double', 'either', 'No draw'],
    ['goals', 'over-2', 'Over 2.5'],
    ['score', '2-1', '2–1'],
    ['score', '3-3', '3–3 or more'],
    ['score', 'second-other', 'Hatiya, other'],
    ['margin', 'first-by-2', 'Kuakata by 2'],
    ['margin', 'second-by-3', 'Hatiya by 3 or more'],
    ['half-full', 'first-draw', 'Kuakata / Draw'],
    ['half-full', 'second-draw', 'Hatiya / Draw'],
    ['opener', 'none', 'No goal'],
    ['more-goals', 'late', 'Second half'],
    ['both-halves', 'neither', 'Neither'],
  ])('%s %s is called %s', (market, pick, name) => {
    expect(names.pick(market, pick, fixture, voiceOf('en'))).toBe(name)
  })
})

describe('a match', () => {
  const away = { goals: [{ side: 'second', minute: 38 }], look: 5 } as const

  test.each([
    [away.goals, '0–1', 'Hatiya Gulls win 1–0.'],
    [[...away.goals, { side: 'first', minute: 60 } as const], '1–1', 'It ends 1–1, a draw.'],
    [[], '0–0', 'It ends 0–0, a draw.'],
  ])('that went %j is told as %s', (goals, result, summary) => {
    const play = { goals, look: 5 }
    expect(names.result(play, fixture, voiceOf('en'))).toBe(result)
    expect(names.summary(play, fixture, voiceOf('en'))).toBe(summary)
  })

  test('tells each goal to those who hear it, and no chance beside it', () => {
    const teller = { fixture, voice: voiceOf('en') }
    const moments = matchMoments(away)
    expect(moments.length).toBeGreaterThan(4)
    expect(spokenGoal(moments, teller)).toBe('Minute 38: goal for Hatiya Gulls, 0–1')
    expect(
      spokenGoal(
        moments.filter(({ kind }) => kind !== 'goal'),
        teller,
      ),
    ).toBe('')
  })

  test.each([
    [0, 'Kick-off'],
    [1_000, '1′'],
    [1_380, '2′'],
    [18_099, '45′'],
    [18_200, 'Half-time'],
    [20_100, '46′'],
    [37_190, '90′'],
    [37_500, '90′'],
  ])('is, after %d ms, at %s', (ms, clock) => {
    expect(names.clock(away, ms, voiceOf('en'))).toBe(clock)
  })
})
