import { LANGUAGES } from '@maidan/contract'
import { expect, test } from 'vitest'
import { askSum } from './ask-sum.ts'
import { sumWords } from './sum-words.ts'

const least = { below: () => 0 }
const most = { below: (limit: number) => limit - 1 }

test.each([
  ['en', least, 'How much is two plus two?', '4'],
  ['en', most, 'How much is twenty plus twenty?', '40'],
  ['bn', least, 'দুই আর দুই যোগ করলে কত হয়?', '4'],
  ['bn', most, 'বিশ আর বিশ যোগ করলে কত হয়?', '40'],
] as const)('[API-32] in %s', (language, random, question, answer) => {
  expect(askSum(random, language)).toEqual({ question, answer })
})

test.each(LANGUAGES)(
  '[API-32] %s has a word of its own for each number from 0 to 20',
  (language) => {
    expect(new Set(sumWords[language].numbers.split(' ')).size).toBe(21)
  },
)
