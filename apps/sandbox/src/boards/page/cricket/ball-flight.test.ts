import { BALLS } from '@maidan/casino'
import { expect, test } from 'vitest'
import { BALL_MS, TOLD_MS, type Flown } from './delivery.ts'
import { ballFlight, HIT_MS, RELEASE_MS } from './ball-flight.ts'

const WAYS = [0, 1, 2, 3]
const FLOWN: readonly Flown[] = [...BALLS, 'behind', 'caught']

test('a ball is in the hand until it is let go, and looks the same for all fates before the bounce', () => {
  for (const ball of FLOWN) {
    expect(ballFlight(ball, 1, RELEASE_MS - 1)).toBeNull()
    expect(ballFlight(ball, 1, 600)).toEqual(ballFlight('dot', 1, 600))
  }
})

test('no ball jumps: between two moments it moves a little', () => {
  for (const ball of FLOWN) {
    for (const way of WAYS) {
      for (let at = RELEASE_MS; at < BALL_MS; at += 4) {
        const one = ballFlight(ball, way, at)
        const next = ballFlight(ball, way, at + 4)
        if (one === null || next === null) throw new Error(`${ball} is gone at ${at}`)
        expect(Math.hypot(next.x - one.x, next.y - next.high - (one.y - one.high))).toBeLessThan(9)
      }
    }
  }
})

test.each(WAYS)(
  'way %d: a six lands in the stand, a four at the rope, both when they are told',
  (way) => {
    expect(ballFlight('six', way, TOLD_MS + 50)?.y).toBeLessThan(45)
    const four = ballFlight('four', way, TOLD_MS + 50)
    expect(Math.abs((four?.x ?? 180) - 180)).toBeGreaterThan(90)
  },
)

test('a wide passes beside the batter', () => {
  expect(ballFlight('wide', 0, HIT_MS)?.x).toBeGreaterThan(200)
})

test('a catch ends in hands: the keeper behind the stumps, or a fielder away from the pitch', () => {
  for (const way of WAYS) {
    expect(ballFlight('behind', way, TOLD_MS)?.y).toBeLessThan(88)
    expect(Math.abs((ballFlight('caught', way, BALL_MS)?.x ?? 180) - 180)).toBeGreaterThan(70)
  }
})
