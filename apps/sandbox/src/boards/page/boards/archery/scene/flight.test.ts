import { ARCHERY_RING_MM, ARCHERY_SIDES, arrowScore } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FACE, flyingAt, HIT, landedAt, LOOSED, poseAt } from './flight.ts'

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
        const way = []
        for (let part = LOOSED; part < HIT; part += 0.002) way.push(flyingAt(side, arrow, part))
        const spots = [...way, landedAt(arrow)]
        const leaps = spots.map((spot, place) => {
          const before = spots[Math.max(0, place - 1)]
          return Math.hypot((spot?.x ?? 1e9) - (before?.x ?? 0), (spot?.y ?? 0) - (before?.y ?? 0))
        })
        expect(Math.max(...leaps)).toBeLessThan(4)
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
