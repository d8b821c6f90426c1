import { describe, expect, test } from 'vitest'
import { bn } from './bn.ts'
import { en, type Words } from './en.ts'
import { createSpeech } from './speech.ts'

const keys = Object.keys(en).filter((key): key is keyof Words => key in bn)

describe('the game speaks English and Bangla', () => {
  test.each(keys)('[GAME-13] %s has the same holes in both languages', (key) => {
    const holes = (text: string) => new Set(text.match(/\{\w+\}/g) ?? [])
    expect(holes(bn[key])).toEqual(holes(en[key]))
  })

  test.each(keys.filter((key) => key !== 'language' && en[key].length > 14))(
    '%s is written in Bangla letters',
    (key) => {
      expect(bn[key]).toMatch(/[\u0980-\u09ff]/)
    },
  )

  test('[GAME-13] holes are filled and a change of language is heard', () => {
    const speech = createSpeech('en')
    let heard = 0
    speech.onChange(() => {
      heard += 1
    })
    expect(speech.say('freeSpinsLeft', { count: 7 })).toBe('Free spins left: 7')
    speech.choose('bn')
    expect([speech.say('spin'), heard]).toEqual(['স্পিন', 1])
  })

  test('[I18N-02] a count has the digits of the language, and what is compared keeps Latin ones', () => {
    const speech = createSpeech('bn')
    expect(speech.say('freeRoundsLeft', { count: 12, bet: '৳ 50.00' })).toBe(
      'ফ্রি রাউন্ড: ১২টি বাকি, বাজি ৳ 50.00',
    )
    expect(speech.say('multiplierOf', { times: '3' })).toBe('×3')
    speech.choose('en')
    expect(speech.say('freeRoundsLeft', { count: 12, bet: '৳ 50.00' })).toBe(
      'Free rounds: 12 left at ৳ 50.00',
    )
  })
})
