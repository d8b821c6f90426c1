import { expect, test } from 'vitest'
import { flightOf, reachOf, type Hit } from './hit.ts'
import { ovalIn } from './oval.ts'

const hit: Hit = {
  kind: 'cricket',
  runs: 1,
  isWicket: false,
  isBoundary: false,
  angle: 0,
  startMs: 1_000,
}
const oval = ovalIn({ width: 1_280, height: 600 })

test.each([
  [{ runs: 0 }, 0.22],
  [{ runs: 3 }, 1],
  [{ runs: 5 }, 1],
  [{ runs: 4, isBoundary: true }, 1.3],
  [{ runs: 6, isBoundary: true }, 1.5],
  [{ isWicket: true }, 0.12],
])('a ball with %j goes %d of the way to the rope', (ball, reach) => {
  expect(reachOf({ ...hit, ...ball })).toBe(reach)
})

test('a ball is bowled, hit, held for a while, and forgotten', () => {
  const at = (nowMs: number) => flightOf(hit, oval, nowMs)
  expect(at(1_000)).toMatchObject({ delivered: 0, flown: 0 })
  expect(at(1_520)).toMatchObject({ delivered: 1, flown: 0 })
  expect(at(3_020)).toMatchObject({ delivered: 1, flown: 1 })
  expect(at(5_221)).toBeNull()
  expect(at(Infinity)).toBeNull()
})

test('a six lands beyond the rope, on the screen still', () => {
  const six = flightOf({ ...hit, runs: 6, isBoundary: true }, oval, 3_000)
  expect(six?.target.y).toBeLessThan(oval.y - oval.ry)
  expect(six?.target.y).toBeGreaterThan(0)
})
