import { describe, expect, test } from 'vitest'
import type { Words } from '../../match/match.ts'
import { BALL_TEXTS } from './ball-texts.ts'
import { bengali, ordinal, oversText, shortOversText } from './digits.ts'
import { fill, together } from './fill.ts'
import { PLAY_TEXTS, RESULT_TEXTS } from './play-texts.ts'

const GAP = /\{\w+\}/g

const TEXTS: readonly Words[] = [
  ...Object.values(BALL_TEXTS).flat(),
  ...Object.values(PLAY_TEXTS).flat(),
  ...Object.values(RESULT_TEXTS),
]

test.each(TEXTS)('[I18N-02] "$en" is said in Bangla too', ({ en, bn }) => {
  expect(en).toMatch(/^[ -~…]+$/)
  expect(bn.replaceAll(GAP, '')).toMatch(/^[\u0980-\u09FF\s,.:!?।…-]+$/)
})

describe('numbers', () => {
  test('are written in the digits of each language', () => {
    expect(bengali('18.3')).toBe('১৮.৩')
    expect(ordinal(3)).toEqual({ en: '3rd', bn: '৩য়' })
    expect(ordinal(10)).toEqual({ en: '10th', bn: '১০ম' })
  })

  test('of overs count balls after the point', () => {
    expect(oversText(111)).toBe('18.3')
    expect(shortOversText(36)).toBe('6')
  })
})

test('gaps are filled with names and numbers of the language', () => {
  const text = { en: '{team} need {runs}.', bn: '{team} দলের চাই {runs}।' }
  const named = { team: { en: 'Herons', bn: 'হেরনস' }, runs: 24 }
  expect(fill(text, named)).toEqual({ en: 'Herons need 24.', bn: 'হেরনস দলের চাই ২৪।' })
  expect(together(text, text).en).toBe(`${text.en} ${text.en}`)
})
