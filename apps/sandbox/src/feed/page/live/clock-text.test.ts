import { expect, test } from 'vitest'
import { frameLanguage } from '../words/frame-language.ts'
import { clockText } from './clock-text.ts'

const score = {
  startsAt: '2026-11-20T18:30:00.000Z',
  board: { clock: { en: '18.3 ov', bn: '১৮.৩ ওভার' } },
}

test('before the match the clock says when it begins, in Dhaka', () => {
  expect(clockText({ ...score, phase: 'upcoming' }, frameLanguage('en'))).toBe('Starts 00:30')
})

test.each([
  ['en', '18.3 ov'],
  ['bn', '১৮.৩ ওভার'],
])('in play it is the board’s own, in %s', (lang, text) => {
  expect(clockText({ ...score, phase: 'in_play' }, frameLanguage(lang))).toBe(text)
})
