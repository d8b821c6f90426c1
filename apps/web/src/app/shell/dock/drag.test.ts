import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDrag, keepInside } from './drag.ts'

test('[CHAT-12] 9 px is a tap, 11 px is a drag', () => {
  expect(isDrag({ x: 50, y: 50 }, { x: 59, y: 50 })).toBe(false)
  expect(isDrag({ x: 50, y: 50 }, { x: 60, y: 50 })).toBe(false)
  expect(isDrag({ x: 50, y: 50 }, { x: 50, y: 61 })).toBe(true)
})

test('[CHAT-11] wherever it is dragged the button stays on the screen', () => {
  const coordinate = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const at = keepInside({ x, y }, 56, { width: 360, height: 700 })
      expect(at.x).toBeGreaterThanOrEqual(8)
      expect(at.x).toBeLessThanOrEqual(296)
      expect(at.y).toBeGreaterThanOrEqual(8)
      expect(at.y).toBeLessThanOrEqual(636)
    }),
  )
})
