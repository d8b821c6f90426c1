import { LANGUAGES } from '@maidan/contract'
import { expect, test } from 'vitest'
import { isLanguage, languages, localeOf, readLanguage } from './language.ts'
import { textIn } from './text-in.ts'

test('a language is one that has a locale; what is kept of another reads as the first', () => {
  expect(languages).toEqual(LANGUAGES)
  expect(['bn', 'de', null, 'toString'].map(isLanguage)).toEqual([true, false, false, false])
  expect(['bn', 'de', null].map(readLanguage)).toEqual(['bn', 'en', 'en'])
})

test('every locale is known to the browser', () => {
  const known = Intl.DateTimeFormat.supportedLocalesOf(languages.map((one) => localeOf(one).tag))
  expect(known).toHaveLength(languages.length)
})

test.each([
  [{ name: 'Slots', name_bn: 'স্লট' }, 'bn', 'স্লট'],
  [{ name: 'Slots', name_bn: 'স্লট' }, 'en', 'Slots'],
  [{ name: 'Slots', name_bn: '' }, 'bn', 'Slots'],
  [{ name: 'Slots', name_bn: null }, 'bn', 'Slots'],
  [{ name: 'Slots' }, 'bn', 'Slots'],
] as const)('%o in %s is %s', (record, language, text) => {
  expect(textIn(record, 'name', language)).toBe(text)
})
