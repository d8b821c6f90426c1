import { expect, test } from 'vitest'
import { groveOf } from './grove-of.ts'

const round = { betMinor: 1_000n, wasps: 2, baskets: 25 }
const mango = { type: 'mango', basket: 4, multipleCenti: '107', winMinor: '1070' } as const

test('a grove before its first basket is closed and worth its stake', () => {
  const grove = groveOf(round, [])
  expect(new Set(grove.looks)).toEqual(new Set(['closed']))
  expect(grove).toMatchObject({ opened: 0, winMinor: 1_000n, end: null })
})

test('a mango shows in its basket, and the worth is what its event says', () => {
  const grove = groveOf(round, [mango])
  expect(grove.looks[4]).toBe('mango')
  expect(grove.looks.filter((look) => look === 'closed')).toHaveLength(24)
  expect(grove).toMatchObject({ opened: 1, winMinor: 1_070n, end: null })
})

test('a sting takes all, and every basket that stayed closed shows what was in it', () => {
  const grove = groveOf(round, [mango, { type: 'stung', basket: 0, wasps: [0, 9] }])
  expect(grove).toMatchObject({ winMinor: 0n, end: 'stung' })
  expect(grove.looks[0]).toBe('stung')
  expect(grove.looks[9]).toBe('left-wasp')
  expect(grove.looks.filter((look) => look === 'left-mango')).toHaveLength(22)
})

test('what is taken stays', () => {
  const last = { type: 'taken', multipleCenti: '107', winMinor: '1070', wasps: [1, 9] } as const
  expect(groveOf(round, [mango, last])).toMatchObject({ winMinor: 1_070n, end: 'taken' })
})
