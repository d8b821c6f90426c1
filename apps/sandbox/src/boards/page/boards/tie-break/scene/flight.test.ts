import { otherSide, serverOf, type PointEnd, type TieBreakPoint } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballAt, flightOf } from './flight.ts'
import { stanceOf } from './footwork.ts'

const ends = fc.constantFrom<PointEnd>('ace', 'winner', 'error')

/** A point of a place that could be drawn. */
function pointOf(place: number, end: PointEnd, strokes: number): TieBreakPoint {
  const server = serverOf(place)
  if (end === 'ace') return { winner: server, end, strokes: 1 }
  const last = strokes % 2 === 1 ? server : otherSide(server)
  return { winner: end === 'winner' ? last : otherSide(last), end, strokes }
}

test('the ball never leaps, and every stroke but the last lands in the court', () => {
  fc.assert(
    fc.property(fc.nat(18), ends, fc.integer({ min: 2, max: 5 }), (place, end, strokes) => {
      const legs = flightOf(pointOf(place, end, strokes), place)
      for (const { ground } of legs.slice(0, -1)) {
        expect(Math.abs(ground.x)).toBeLessThanOrEqual(1)
        expect(ground.y > 0 && ground.y < 1).toBe(true)
      }
      let before = ballAt(legs, 0)
      for (let part = 0.002; part <= 1; part += 0.002) {
        const now = ballAt(legs, part)
        expect(Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z)).toBeLessThan(0.06)
        before = now
      }
    }),
  )
})

test.each([
  ['ace', 1],
  ['winner', 3],
] as const)('the last ball of an %s lands in the court', (end, strokes) => {
  for (let place = 0; place < 19; place += 1) {
    const ground = flightOf(pointOf(place, end, strokes), place).at(-1)?.ground
    expect(Math.abs(ground?.x ?? 9)).toBeLessThanOrEqual(1)
    expect((ground?.y ?? 9) > 0 && (ground?.y ?? 9) < 1).toBe(true)
  }
})

test('the last ball of an error stays before the net or lands out', () => {
  for (let place = 0; place < 19; place += 1) {
    const leg = flightOf(pointOf(place, 'error', 3), place).at(-1)
    const y = leg?.hitter === 'first' ? (leg.ground.y ?? 0) : 1 - (leg?.ground.y ?? 1)
    expect(y < 0.5 || y > 1).toBe(true)
  }
})

test('players stand where the ball is hit', () => {
  const points = [pointOf(0, 'winner', 3)]
  const [, second, third] = flightOf(points[0] ?? pointOf(0, 'ace', 1), 0)
  const at = (part: number) => ({ place: 0, part, rest: 0, counted: 0 })
  expect(stanceOf('second', points, at(1 / 3)).x).toBeCloseTo(second?.from.x ?? 9)
  expect(stanceOf('first', points, at(2 / 3 - 1e-9)).x).toBeCloseTo(third?.from.x ?? 9)
})
