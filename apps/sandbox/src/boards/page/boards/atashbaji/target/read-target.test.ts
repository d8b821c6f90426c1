import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI, atashbaji } from '@maidan/casino'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heightFigure, heightText } from '../texts.ts'
import { readTarget } from './read-target.ts'

describe('a typed target', () => {
  test.each([
    ['2', 200],
    ['2.5', 250],
    ['2.', 200],
    [' 1.01 ', 101],
    ['২.৩৫', 235],
    ['১০', 1_000],
    ['2.35×', 235],
    ['x 3', 300],
    ['1,000', 100_000],
    ['100,000.00', 10_000_000],
    ['১,০০,০০০', 10_000_000],
  ])('%j is %s hundredths', (typed, centi) => {
    expect(readTarget(typed)).toBe(centi)
  })

  test.each([
    ['', 'form'],
    ['.', 'form'],
    ['abc', 'form'],
    ['2.345', 'form'],
    ['2,5', 'form'],
    ['2,50', 'form'],
    ['1,000,0', 'form'],
    ['-3', 'form'],
    ['2e3', 'form'],
    ['1 000', 'form'],
    ['1.00', 'low'],
    ['0', 'low'],
    ['100000.01', 'high'],
    ['1000000', 'high'],
  ])('%j is none: %s', (typed, fault) => {
    expect(readTarget(typed)).toBe(fault)
  })

  test('that is written as the board writes it is read as it was', () => {
    const anyTarget = fc.integer({ min: BAJI_TARGET_MIN_CENTI, max: BAJI_TARGET_MAX_CENTI })
    const property = fc.property(anyTarget, (targetCenti) => {
      expect(readTarget(heightFigure(targetCenti))).toBe(targetCenti)
      expect(readTarget(heightText(targetCenti))).toBe(targetCenti)
      expect(atashbaji.readSetup({ targetCenti })).toEqual({ targetCenti })
    })
    fc.assert(property)
    expect.hasAssertions()
  })
})
