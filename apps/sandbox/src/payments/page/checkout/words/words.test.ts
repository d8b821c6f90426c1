import { expect, test } from 'vitest'
import { bn } from './bn.ts'
import { en, type Words } from './en.ts'
import { createSpeech } from './speech.ts'

const keys = Object.keys(en).filter((key): key is keyof Words => key in bn)
const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

test('the hosted page says the same in English and Bangla', () => {
  expect(Object.keys(bn)).toEqual(Object.keys(en))
  expect(keys.map((key) => holesOf(bn[key]))).toEqual(keys.map((key) => holesOf(en[key])))
  expect(keys.filter((key) => !/[\u0980-\u09ff]/.test(bn[key]))).toEqual([])
})

test.each([
  ['?lang=bn', 'en-US', 'bn'],
  ['?lang=en', 'bn-BD', 'en'],
  ['', 'bn-BD', 'bn'],
  ['', 'de', 'en'],
])(
  'an address that ends with "%s" in a browser of %s is spoken to in %s',
  (search, browser, language) => {
    expect(createSpeech(search, browser).language()).toBe(language)
  },
)
