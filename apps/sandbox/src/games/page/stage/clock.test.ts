import { expect, test } from 'vitest'
import { createClock } from './clock.ts'

function run(clock: ReturnType<typeof createClock>, untilMs: number): void {
  for (let ms = 0; ms <= untilMs; ms += 20) clock.tick(ms)
}

test('[GAME-13] a motion ends exactly at 1', async () => {
  const clock = createClock()
  const seen: number[] = []
  const played = clock.play({ durationMs: 100, update: (t) => seen.push(t) })
  run(clock, 200)
  await played
  expect(seen.at(-1)).toBe(1)
  expect(Math.max(...seen)).toBe(1)
})

test('[GAME-13] a tap brings a motion to its end at the next frame', async () => {
  const clock = createClock()
  const tap = new AbortController()
  const seen: number[] = []
  const played = clock.play({ durationMs: 9_000, update: (t) => seen.push(t), signal: tap.signal })
  clock.tick(0)
  clock.tick(20)
  tap.abort()
  clock.tick(40)
  await played
  expect(seen.at(-1)).toBe(1)
})

test('[GAME-13] a tab that was hidden does not jump ahead', () => {
  const clock = createClock()
  const deltas: number[] = []
  clock.onFrame((deltaMs) => deltas.push(deltaMs))
  clock.tick(0)
  clock.tick(60_000)
  expect(deltas).toEqual([0, 250])
})
