import { expect, test } from 'vitest'
import { firstLanguage } from './first-language.ts'

test.each([
  ['?lang=bn', 'en-US', 'bn'],
  ['?lang=en', 'bn-BD', 'en'],
  ['', 'bn-BD', 'bn'],
  ['', 'fr', 'en'],
])('[I18N-02] %s in a browser of %s begins in %s', (search, browser, language) => {
  expect(firstLanguage(search, browser)).toBe(language)
})
