import { fraction } from '@maidan/casino'
import { expect, test } from 'vitest'
import { averageText, chanceText, timesText } from './points-text.ts'

test.each([
  [39_700n, '40%'],
  [4_400n, '4.4%'],
  [900n, '0.90%'],
  [9n, '<0.01%'],
  [0n, '–'],
])('%d in a hundred thousand is %s', (share, text) => {
  expect(chanceText(fraction(share, 100_000n))).toBe(text)
})

test('multiples and averages', () => {
  expect([123, 1_590, 8_400].map(timesText)).toEqual(['1.23', '15.9', '84'])
  expect(averageText(2_371)).toBe('23.7')
})
