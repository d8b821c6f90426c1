import { describe, expect, test } from 'vitest'
import { ODI_RULES, T20_RULES } from '../rules/cricket-rules.ts'
import { makeRunMoments, spreadOf } from './run-moments.ts'
import { chanceWithin, medianRuns, prospectOfSpreads } from './prospect.ts'
import { chanceAtLeast, moved } from './spread.ts'

describe('a spread', () => {
  const spread = { mean: 47, sd: 10, skew: 0.2 }
  const prospect = prospectOfSpreads([{ is: spread, weight: 1 }])

  test('falls from 1 to 0 and is half at its middle', () => {
    expect(chanceAtLeast(spread, 0)).toBeGreaterThan(0.999)
    expect(chanceAtLeast(spread, 120)).toBeLessThan(0.001)
    const middle = medianRuns(prospect)
    expect(chanceAtLeast(spread, middle)).toBeGreaterThanOrEqual(0.5)
    expect(chanceAtLeast(spread, middle + 1)).toBeLessThan(0.5)
  })

  test('gives a window what lies between its ends', () => {
    const all = Array.from({ length: 10 }, (_, runs) =>
      chanceWithin(prospect, 42 + runs, 42 + runs),
    )
    const sum = all.reduce((total, chance) => total + chance, 0)
    expect(sum).toBeCloseTo(chanceWithin(prospect, 42, 51), 9)
  })

  test('without deviation is certain', () => {
    const sure = { mean: 12, sd: 0, skew: 0 }
    expect([chanceAtLeast(sure, 12), chanceAtLeast(sure, 13)]).toEqual([1, 0])
    expect(moved(sure, 3).mean).toBe(15)
  })
})

test.each([
  { rules: T20_RULES, from: 150, to: 175 },
  { rules: ODI_RULES, from: 245, to: 280 },
])('the usual $rules.kind innings comes to a real total', ({ rules, from, to }) => {
  const stretch = { rules, untilBallsLeft: 0, measure: 'runs', edge: 0 } as const
  const { mean } = spreadOf(makeRunMoments(stretch), rules.balls, 0)
  expect(mean).toBeGreaterThan(from)
  expect(mean).toBeLessThan(to)
})

test('nothing is to come at the end of a stretch or after the last wicket', () => {
  const stretch = { rules: T20_RULES, untilBallsLeft: 84, edge: 0 } as const
  const moments = makeRunMoments({ ...stretch, measure: 'boundaries' })
  expect(spreadOf(moments, 84, 2)).toEqual({ mean: 0, sd: 0, skew: 0 })
  expect(spreadOf(moments, 100, 10)).toEqual({ mean: 0, sd: 0, skew: 0 })
  expect(spreadOf(moments, 85, 2).mean).toBeLessThan(1)
})
