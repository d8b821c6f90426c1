import { DOLA_SEATS } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pivotOf, RIM, seatAngle, seatWidth, turnTo, WHOLE_TURN } from './layout.ts'

const anyWheel = fc
  .tuple(fc.constantFrom(...DOLA_SEATS), fc.nat(49), fc.nat(49))
  .map(([seats, one, other]) => ({ seats, one: one % seats, other: other % seats }))

test('the wheel stops with its seat lowest, from wherever it stood, and turns forwards', () => {
  const property = fc.property(anyWheel, fc.boolean(), ({ seats, one, other }, isTurning) => {
    const from = turnTo(0, seats, one, false)
    const to = turnTo(from, seats, other, isTurning)
    expect((to + seatAngle(seats, other)) % WHOLE_TURN).toBe(0)
    expect(Math.floor((to - from) / WHOLE_TURN)).toBe(isTurning ? 3 : 0)
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('a wheel that stands at its seat stays there', () => {
  const property = fc.property(anyWheel, ({ seats, one }) => {
    const stands = turnTo(0, seats, one, true)
    expect(turnTo(stands, seats, one, false)).toBe(stands)
  })
  fc.assert(property)
  expect.hasAssertions()
})

test('the first seat of a wheel at rest hangs lowest, the others clockwise after it', () => {
  expect(pivotOf(10, 0)).toEqual({ x: -0, y: RIM })
  expect(pivotOf(40, 10).x).toBeCloseTo(-RIM)
  expect(pivotOf(10, 5).y).toBeCloseTo(-RIM)
})

test.each(DOLA_SEATS)('neighbours among %i seats do not touch', (seats) => {
  const [one, other] = [pivotOf(seats, 0), pivotOf(seats, 1)]
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(seatWidth(seats))
})
