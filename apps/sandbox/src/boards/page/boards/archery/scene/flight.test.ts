import { ARCHERY_RING_MM, ARCHERY_SIDES, arrowScore } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACE, flyingAt, HIT, landedAt, poseAt } from './flight.ts'

const arrows = fc.record({
  x: fc.integer({ min: -190, max: 190 }),
  y: fc.integer({ min: -150, max: 150 }),
})

test('an arrow sticks in the ring that it scores', () => {
  fc.assert(
    fc.property(arrows, (arrow) => {
      const { x, y } = landedAt(arrow)
      const ring = (Math.hypot(x - FACE.x, y - FACE.y) / FACE.radius) * FACE.rings
      // Ring 0 to 1 is the ten; a line is of the ring within it.
      expect(10 - arrowScore(arrow)).toBe(Math.max(0, Math.ceil(ring - 1e-9) - 1))
    }),
  )
})

test.each(ARCHERY_SIDES)(
  'an arrow of the %s archer flies without a leap to where it sticks',
  (side) => {
    fc.assert(
      fc.property(arrows, (arrow) => {
        let before = null
        for (let part = 0.56; part < HIT; part += 0.002) {
          const now = flyingAt(side, arrow, part)
          if (now === null) throw new Error('It is in the air')
          if (before !== null)
            expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(4)
          before = now
        }
        const end = landedAt(arrow)
        expect(Math.hypot((before?.x ?? 0) - end.x, (before?.y ?? 0) - end.y)).toBeLessThan(4)
      }),
    )
  },
)

test('a bow is drawn before its arrow flies, and not after', () => {
  expect(poseAt(0, 0)).toEqual({ lift: 0, pull: 0 })
  expect(poseAt(0.5, 0)).toEqual({ lift: 1, pull: 1 })
  expect(poseAt(HIT, 0)).toEqual({ lift: 1, pull: 0 })
  expect(poseAt(1, 1).lift).toBe(0)
  expect(flyingAt('first', { x: 0, y: 0 }, 0.5)).toBeNull()
})

test('the ten is as wide as a ring', () => {
  expect(landedAt({ x: ARCHERY_RING_MM, y: 0 }).x - FACE.x).toBeCloseTo(FACE.radius / FACE.rings)
})
