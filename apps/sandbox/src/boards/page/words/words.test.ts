import { expect, test } from 'vitest'
import { boardWords } from '../board-words.ts'
import { bn as eventBn } from '../events/words/bn.ts'
import { en as eventEn } from '../events/words/en.ts'
import { frameBn } from './bn.ts'
import { frameEn } from './en.ts'

const holesOf = (text: string) => new Set(text.match(/\{\w+\}/g) ?? [])
const all = [
  { code: 'the frame', words: { en: frameEn, bn: frameBn } },
  { code: 'drawn events', words: { en: eventEn, bn: eventBn } },
  ...boardWords,
]

test.each(all)('[GAME-13] the texts of $code have the same keys and holes', ({ words }) => {
  const english: Readonly<Record<string, string>> = words.en
  const bangla: Readonly<Record<string, string>> = words.bn
  expect(Object.keys(bangla).toSorted()).toEqual(Object.keys(english).toSorted())
  for (const [key, text] of Object.entries(english))
    expect([key, holesOf(bangla[key] ?? '')]).toEqual([key, holesOf(text)])
})

/** What is more than a sign or a name has words, and words of Bangla are written in its letters. */
const isWordy = (text: string) => text.replace(/\{\w+\}/g, '').replace(/[^A-Za-z]/g, '').length > 3

test.each(all)('the Bangla of $code is written in Bangla letters', ({ words }) => {
  const bangla: Readonly<Record<string, string>> = words.bn
  const wordy = Object.entries(words.en).filter(([, text]) => isWordy(text))
  const strange = wordy.filter(([key]) => !/[\u0980-\u09ff]/.test(bangla[key] ?? ''))
  expect(strange).toEqual([])
})
