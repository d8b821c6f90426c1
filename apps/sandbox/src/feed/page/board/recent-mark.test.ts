import { expect, test } from 'vitest'
import { recentMark } from './recent-mark.ts'

test.each([
  ['cricket', '1', { text: '1', look: null, card: null }],
  ['cricket', '4', { text: '4', look: 'four', card: null }],
  ['cricket', '6nb', { text: '6nb', look: 'six', card: null }],
  ['cricket', 'W', { text: 'W', look: 'out', card: null }],
  ['cricket', 'wd', { text: 'wd', look: null, card: null }],
  ['soccer', '63′', { text: '63′', look: 'four', card: null }],
  ['soccer', '71′ 🟥', { text: '71′', look: null, card: 'card' }],
  ['soccer', '12′ 🟨', { text: '12′', look: null, card: 'card booking' }],
  ['tennis', '1', { text: '1', look: 'one', card: null }],
  ['tennis', '2', { text: '2', look: 'two', card: null }],
] as const)('in %s "%s" is drawn as %j', (sport, text, mark) => {
  expect(recentMark(sport, text)).toEqual(mark)
})
