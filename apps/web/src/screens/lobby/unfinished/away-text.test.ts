import { lobbyText, translator } from '@maidan/locales'
import { expect, test } from 'vitest'
import { awayText } from './away-text.ts'

const [en, bn] = [translator(lobbyText, 'en'), translator(lobbyText, 'bn')]

test.each([
  ['played', 120, /^It waits for you\. 2 hours after your last move/],
  ['played', 90, /^It waits for you\. 90 minutes after your last move/],
  ['room', null, /^Its room ends it by itself/],
  ['settled', null, /comes back after 6 hours\.$/],
] as const)('[LAW-21] a round that is %s says what becomes of it', (end, waits_minutes, said) => {
  expect(awayText(en, { end, waits_minutes })).toMatch(said)
})

test('the hours are written in the digits of the language', () => {
  expect(awayText(bn, { end: 'played', waits_minutes: 120 })).toContain('২ ঘণ্টা')
})
