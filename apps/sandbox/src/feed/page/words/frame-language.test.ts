import { expect, test } from 'vitest'
import { bn } from './bn.ts'
import { frameLanguage } from './frame-language.ts'

test('every word of the frames is written in Bangla letters too', () => {
  expect(Object.values(bn).filter((text) => !/[\u0980-\u09ff]/.test(text))).toEqual([])
})

test.each([
  ['bn', 'bn'],
  ['en', 'en'],
  ['fr', 'en'],
  ['toString', 'en'],
  [null, 'en'],
])('a frame asked for in %s speaks %s', (asked, lang) => {
  expect(frameLanguage(asked).lang).toBe(lang)
})

test('digits are those of the language', () => {
  expect([frameLanguage('bn').digits('18.3'), frameLanguage('en').digits('18.3')]).toEqual([
    '১৮.৩',
    '18.3',
  ])
})
