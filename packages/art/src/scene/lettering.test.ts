import { expect, test } from 'vitest'
import { letter } from './lettering.ts'

test('a line longer than its room shrinks to fit', () => {
  const line = letter('BOISHAKHI', { cap: 80, x: 0, y: 0, fit: 200 })
  expect(line.width).toBeLessThanOrEqual(200.5)
  expect(line.cap).toBeLessThan(80)
})

test('a centred line stands evenly on both sides of its place', () => {
  const line = letter('GOLD', { cap: 40, x: 150, y: 100, anchor: 'middle' })
  expect(line.x + line.width / 2).toBeCloseTo(150)
})

test('every letter is drawn as an outline', () => {
  expect(letter('II', { cap: 40, x: 0, y: 0 }).d.match(/M/g)).toHaveLength(2)
})
