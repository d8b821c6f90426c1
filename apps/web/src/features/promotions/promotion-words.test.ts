import { expect, test } from 'vitest'
import { durationText, shortDescription } from './promotion-words.ts'

test('[PROMO-18] a description is cut to its first five words', () => {
  expect(shortDescription('one two <b>three</b> four five six seven eight nine')).toBe(
    'one two three four five…',
  )
  expect(shortDescription('one two')).toBe('one two')
})

test('[PROMO-10] the duration is a range of two stamps', () => {
  const range = { start_date: '2025-12-31T18:00:00Z', end_date: '2026-12-31T17:59:59Z' }
  expect(durationText(range)).toBe('2026/01/01 00:00:00 - 2026/12/31 23:59:59')
})
