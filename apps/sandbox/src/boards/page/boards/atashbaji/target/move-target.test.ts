import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextTarget, scaledTarget, stopOf, TARGET_STOPS, targetAt } from './move-target.ts'

const anyTarget = fc.integer({ min: BAJI_TARGET_MIN_CENTI, max: BAJI_TARGET_MAX_CENTI })

test('the stops rise from the lowest target to the highest', () => {
  expect(TARGET_STOPS[0]).toBe(BAJI_TARGET_MIN_CENTI)
  expect(TARGET_STOPS.at(-1)).toBe(BAJI_TARGET_MAX_CENTI)
  expect([...new Set(TARGET_STOPS)].toSorted((a, b) => a - b)).toEqual(TARGET_STOPS)
  expect(TARGET_STOPS.filter((stop) => !Number.isInteger(stop))).toEqual([])
})

test.each([
  [101, 110, 101],
  [200, 250, 175],
  [237, 250, 200],
  [1_000, 1_500, 800],
  [8_000_000, 10_000_000, 6_000_000],
  [10_000_000, 10_000_000, 8_000_000],
])('from %i it is a step up to %i and a step down to %i', (from, up, down) => {
  expect(nextTarget(from, 1)).toBe(up)
  expect(nextTarget(from, -1)).toBe(down)
})

test.each([
  [200, 400, 101],
  [333, 666, 166],
  [9_000_000, 10_000_000, 4_500_000],
  [101, 202, 101],
])('twice %i is %i and half of it %i', (from, twice, half) => {
  expect(scaledTarget(from, 1)).toBe(twice)
  expect(scaledTarget(from, -1)).toBe(half)
})

test('a target lies between its stop and the next one', () => {
  const property = fc.property(anyTarget, (centi) => {
    const stop = stopOf(centi)
    expect(targetAt(stop)).toBeLessThanOrEqual(centi)
    expect(stop === TARGET_STOPS.length - 1 || targetAt(stop + 1) > centi).toBe(true)
  })
  fc.assert(property)
  expect.hasAssertions()
})
