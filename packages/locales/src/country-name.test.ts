import { expect, test } from 'vitest'
import { countryNames } from './country-name.ts'

test('countries are named in the language of the reader', () => {
  expect(countryNames(['BD', 'IN'], 'en')).toBe('Bangladesh, India')
  expect(countryNames(['BD', 'IN'], 'bn')).toBe('বাংলাদেশ, ভারত')
})
