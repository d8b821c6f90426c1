import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

const draws = (seed: string, count: number) => {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('a seed decides its stream, and another seed another', () => {
  expect(draws('alice', 50)).toEqual(draws('alice', 50))
  expect(draws('alice', 50)).not.toEqual(draws('bob', 50))
  expect(draws('', 2)).toEqual(draws('', 2))
})

test('a fork is the same however much was drawn before it, and is not its parent', () => {
  const drained = createRandom('alice')
  for (let draw = 0; draw < 100; draw += 1) drained.next()
  expect(drained.fork('toss').next()).toBe(createRandom('alice').fork('toss').next())
  expect(createRandom('alice').fork('toss').next()).not.toBe(createRandom('alice').next())
})

test('numbers stay below 1 and fall evenly into sixteen boxes', () => {
  const boxes = Array.from({ length: 16 }, () => 0)
  const stream = draws('evenness', 64_000)
  expect(stream.every((draw) => draw >= 0 && draw < 1)).toBe(true)
  for (const draw of stream) {
    const box = Math.floor(draw * 16)
    boxes[box] = (boxes[box] ?? 0) + 1
  }
  // Chi-square with 15 degrees of freedom; 37.7 is passed once in a thousand fair streams.
  const distance = boxes.reduce((sum, count) => sum + (count - 4000) ** 2 / 4000, 0)
  expect(distance).toBeLessThan(37.7)
})

test('neighbouring seeds do not start alike', () => {
  const starts = Array.from({ length: 4000 }, (_, index) => createRandom(`m-${index}`).next())
  const mean = starts.reduce((sum, start) => sum + start, 0) / starts.length
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.02)
  expect(new Set(starts).size).toBe(4000)
})

test('a whole number and a pick keep to their range', () => {
  const random = createRandom('range')
  const seen = new Set(Array.from({ length: 300 }, () => random.int(6)))
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(['a', 'b']).toContain(random.pick(['a', 'b']))
  expect(() => random.pick([])).toThrow('nothing to pick from')
})
