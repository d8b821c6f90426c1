import { BAJI_TARGET_MAX_CENTI, BAJI_TARGET_MIN_CENTI } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RISE_MS } from '../rise-steps.ts'
import { heightText } from '../texts.ts'
import { figureSize, heightAt, heightY, LAUNCH, LINE_Y } from './layout.ts'

const HIGHEST_CENTI = 425_201_762_304
const anyHeight = fc.integer({ min: 100, max: HIGHEST_CENTI })
const anyTarget = fc.integer({ min: BAJI_TARGET_MIN_CENTI, max: BAJI_TARGET_MAX_CENTI })

test('a rocket is drawn above the line exactly when it got to the target, clear of it', () => {
  const property = fc.property(anyHeight, anyTarget, (height, target) => {
    const y = heightY(height, target)
    expect(y < LINE_Y).toBe(height >= target)
    expect(Math.abs(y - LINE_Y)).toBeGreaterThan(8)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(LAUNCH.y)
  })
  fc.assert(property)
  for (const target of [101, 200, BAJI_TARGET_MAX_CENTI]) {
    expect(heightY(target, target)).toBeLessThan(LINE_Y - 8)
    expect(heightY(target - 1, target)).toBeGreaterThan(LINE_Y + 8)
  }
})

test('a higher rocket is never drawn lower', () => {
  const property = fc.property(anyHeight, anyHeight, anyTarget, (one, other, target) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)]
    expect(heightY(high, target)).toBeLessThanOrEqual(heightY(low, target))
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('a climb begins at 1.00 and ends at its height, never going down', () => {
  const property = fc.property(anyHeight, fc.nat(RISE_MS), fc.nat(RISE_MS), (to, one, other) => {
    const [early, late] = [Math.min(one, other), Math.max(one, other)]
    expect(heightAt(to, early)).toBeLessThanOrEqual(heightAt(to, late))
    expect(heightAt(to, 0)).toBe(100)
    expect(heightAt(to, RISE_MS)).toBe(to)
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('the longest height is smaller, so that it fits', () => {
  expect(figureSize(heightText(200))).toBe(42)
  const longest = heightText(HIGHEST_CENTI)
  expect(longest).toBe('4,252,017,623.04')
  expect(figureSize(longest) * longest.length).toBeLessThanOrEqual(350)
})
