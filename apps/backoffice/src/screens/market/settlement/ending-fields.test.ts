import { expect, test } from 'vitest'
import { endingOf, isScore, noEnding } from './ending-fields.ts'

test('[SIL-115] a market ends with its winners, its score, or void', () => {
  expect(endingOf({ ...noEnding, winners: ['11', '12'] }, false)).toEqual({
    outcome: { winners: [11, 12] },
  })
  expect(endingOf({ ...noEnding, score: '047' }, true)).toEqual({ outcome: { score: 47 } })
  expect(endingOf({ ...noEnding, way: 'void', winners: ['11'] }, false)).toEqual({
    outcome: { void: true },
  })
})

test('[SIL-115] void times are typed in GMT+6 and sent as instants', () => {
  const spans = [{ id: 's1', from: '2026-01-16T02:00', to: '2026-01-16T02:00:30' }]
  expect(endingOf({ ...noEnding, winners: ['11'], spans }, false).void_spans).toEqual([
    { from: '2026-01-15T20:00:00.000Z', to: '2026-01-15T20:00:30.000Z' },
  ])
})

test('[SIL-115] a void market needs no void times', () => {
  const spans = [{ id: 's1', from: '2026-01-16T02:00', to: '2026-01-16T02:01' }]
  expect(endingOf({ ...noEnding, way: 'void', spans }, false)).not.toHaveProperty('void_spans')
})

test('[SIL-115] a score is a whole number from 0 to 9999', () => {
  expect(['0', '47', '9999'].every(isScore)).toBe(true)
  expect(['', '-1', '4.5', '10000', 'x'].some(isScore)).toBe(false)
})
