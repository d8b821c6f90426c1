import { MATCH_HALF_MINUTES, ninetyMinutes } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { HALF_TIMES, MATCH_MS, minuteAt, msOfMinute, phaseAt } from './match-clock.ts'
import { matchMoments, toldCount } from './match-moments.ts'

const looks = Array.from({ length: 300 }, (_, look) => look * 211)

describe('the clock', () => {
  test('leaves six seconds to read the result', () => {
    expect(MATCH_MS).toBeLessThanOrEqual(ninetyMinutes.timing.shownMs - 6_000)
  })

  test('shows a minute while what falls in it is shown', () => {
    for (let minute = 1; minute <= MATCH_HALF_MINUTES * 2; minute += 1) {
      expect(minuteAt(msOfMinute(minute))).toBe(minute)
      expect(phaseAt(msOfMinute(minute))).toBe(minute <= MATCH_HALF_MINUTES ? 'early' : 'late')
    }
  })

  test.each([
    [999, 'before'],
    [1_000, 'early'],
    [HALF_TIMES.early.endsMs, 'break'],
    [HALF_TIMES.late.beginsMs, 'late'],
    [HALF_TIMES.late.endsMs, 'over'],
  ])('is, after %d ms, %s', (ms, phase) => {
    expect(phaseAt(ms)).toBe(phase)
  })
})

describe('what is told of a match', () => {
  const goals = [
    { side: 'first', minute: 12 },
    { side: 'second', minute: 50 },
  ] as const

  test('is its goals, and chances that keep away from them and from each other', () => {
    for (const look of looks) {
      const moments = matchMoments({ goals, look })
      expect(moments.filter(({ kind }) => kind === 'goal').map(({ minute }) => minute)).toEqual([
        12, 50,
      ])
      const minutes = moments.map(({ minute }) => minute)
      for (const [place, minute] of minutes.slice(1).entries()) {
        expect(minute - (minutes[place] ?? 0)).toBeGreaterThanOrEqual(6)
      }
    }
  })

  test('is the same whenever somebody looks, and not the same in every round', () => {
    const told = (look: number) => JSON.stringify(matchMoments({ goals, look }))
    expect(told(7)).toBe(told(7))
    expect(new Set(looks.map(told)).size).toBeGreaterThan(looks.length * 0.9)
  })

  test('has as many chances for each side, and some of each kind', () => {
    const near = looks.flatMap((look) => matchMoments({ goals: [], look }))
    const first = near.filter(({ side }) => side === 'first').length
    expect(Math.abs(first / near.length - 0.5)).toBeLessThan(0.04)
    for (const kind of ['save', 'wide', 'post', 'corner'] as const) {
      const share = near.filter((moment) => moment.kind === kind).length / near.length
      expect(Math.abs(share - 0.25)).toBeLessThan(0.04)
    }
  })

  test('is told from the middle of its minute on', () => {
    const moments = matchMoments({ goals, look: 3 })
    const place = moments.findIndex(({ minute }) => minute === 12)
    expect(toldCount(moments, msOfMinute(12) - 1)).toBe(place)
    expect(toldCount(moments, msOfMinute(12))).toBe(place + 1)
  })
})
