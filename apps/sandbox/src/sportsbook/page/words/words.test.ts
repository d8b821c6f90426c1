import { describe, expect, test } from 'vitest'
import { bn } from './bn.ts'
import { en, type Words } from './en.ts'
import { nameIn } from './name-in.ts'
import { createSpeech } from './speech.ts'

const keys = Object.keys(en).filter((key): key is keyof Words => key in bn)
const holesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the book speaks English and Bangla', () => {
  test('with the same keys and the same holes', () => {
    expect(Object.keys(bn)).toEqual(Object.keys(en))
    expect(keys.map((key) => holesOf(bn[key]))).toEqual(keys.map((key) => holesOf(en[key])))
  })

  test('with Bangla letters in every Bangla text, and none with an empty one', () => {
    expect(keys.filter((key) => !/[\u0980-\u09ff]/.test(bn[key]))).toEqual([])
    expect(keys.filter((key) => en[key].trim() === '')).toEqual([])
  })

  test('and fills what it says', () => {
    expect(createSpeech('en').say('acceptAndBet', { odds: '1.85' })).toBe('Accept 1.85 and bet')
    expect(createSpeech('bn').say('acceptAndBet', { odds: '1.85' })).toBe('1.85 মেনে বাজি ধরুন')
  })
})

test('a name without Bangla is told in English', () => {
  expect(nameIn({ en: 'Dhaka', bn: 'ঢাকা' }, 'bn')).toBe('ঢাকা')
  expect(nameIn({ en: 'Dhaka', bn: '' }, 'bn')).toBe('Dhaka')
})
