import type { Language } from '@maidan/contract'
import { expect, test } from 'vitest'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { putIntoWords } from './letter.ts'

const both: Texts = { en: 'Slots reload', bn: 'স্লট রিলোড' }

test.each<[Language, Texts, string]>([
  ['en', both, '"Slots reload" did not fit'],
  ['bn', both, '"স্লট রিলোড" অফারটি প্রযোজ্য হয়নি'],
  ['bn', { en: 'Slots reload' }, '"Slots reload" অফারটি প্রযোজ্য হয়নি'],
])('a letter in %s about %o says %s', (language, promotion, words) => {
  const params = { amount: '৳ 500.00', method: 'bKash', reference: 'D1', promotion }
  const { text } = putIntoWords({ code: 'creditedWithoutBonus', params }, language)
  expect(text).toContain(words)
  expect(text).toContain('৳ 500.00')
})
