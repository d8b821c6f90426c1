import { PROMOTION_CATEGORIES } from '@maidan/contract/facts'
import { expect, test } from 'vitest'
import { ofCategory, promotionCategories } from './categories.ts'

test('[PROMO-12] thirteen categories in their order, the four hidden ones not among them', () => {
  expect(promotionCategories.map(({ value }) => value)).toEqual(
    'all 99 1 2 4 8 32 64 128 256 1024 8192 512'.split(' '),
  )
})

test('[PROMO-12] the desk files promotions under the same categories', () => {
  expect(Object.fromEntries(promotionCategories.map(({ text, value }) => [text, value]))).toEqual({
    all: 'all',
    ...Object.fromEntries(
      Object.entries(PROMOTION_CATEGORIES).map(([name, value]) => [name, String(value)]),
    ),
  })
})

test('[PROMO-16] a category shows its promotions, All shows every one', () => {
  const all = [{ id: 1, categories: [99, 1] }, { id: 2, categories: [4] }, { id: 3 }]
  const ids = (category: Parameters<typeof ofCategory>[1]) =>
    ofCategory(all, category).map(({ id }) => id)
  expect(ids('all')).toEqual([1, 2, 3])
  expect(ids('1')).toEqual([1])
  expect(ids('64')).toEqual([])
})
