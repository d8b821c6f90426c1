import { expect, test } from 'vitest'
import { compactPath } from './path-data.ts'

test('absolute steps become relative ones', () => {
  expect(compactPath('M10 10L20 30H5V0Z', 1)).toBe('M10 10l10 20h-15v-30z')
})

test('pairs after a move are lines, and a repeated command is not named again', () => {
  expect(compactPath('m1 2 3 4 5 6', 1)).toBe('M1 2l3 4 5 6')
})

test('the flags of an arc may stand without separators', () => {
  expect(compactPath('M0 0A5 5 0 0110 0', 1)).toBe('M0 0a5 5 0 0 1 10 0')
})

test('rounding does not add up along a path', () => {
  const steps = Array.from({ length: 100 }, (_, index) => `L${(index + 1) * 0.34} 0`).join('')
  const moved = [...compactPath(`M0 0${steps}`, 1).matchAll(/(-?[\d.]+) 0/g)].map((match) =>
    Number(match[1]),
  )
  const end = moved.reduce((sum, step) => sum + step, 0)
  expect(end).toBeCloseTo(34, 1)
})

test('a move after a closed shape starts from where the shape began', () => {
  expect(compactPath('M10 10h5v5zm1 1h2', 1)).toBe('M10 10h5v5zm1 1h2')
})
