import { expect, test } from 'vitest'
import { createCountScratched } from './count-scratched.ts'

const BOX = { left: 100, top: 100, width: 80, height: 80 }

test('a field falls bare when more than half of it is scratched, and not by one stroke', () => {
  const count = createCountScratched()
  expect(count.touch(BOX, 0, 0, 15)).toBe(false)
  for (let x = 100; x <= 180; x += 5) expect(count.touch(BOX, x, 110, 15)).toBe(false)
  let isBare = false
  for (let x = 100; x <= 180; x += 5) isBare ||= count.touch(BOX, x, 140, 15)
  expect(isBare).toBe(true)
})

test('the same place again and again bares nothing more', () => {
  const count = createCountScratched()
  for (let time = 0; time < 500; time += 1) expect(count.touch(BOX, 140, 140, 15)).toBe(false)
})
