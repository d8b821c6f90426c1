import { horsebook } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { boardVoice } from '../../frame/board-voice.ts'
import { groups } from './groups.ts'
import { names } from './names.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'

const voice = boardVoice({ en, bn }, 'en', String)
const { fixtures, markets } = horsebook.model

test('every market stands under exactly one tab', () => {
  const grouped = groups.flatMap((group) => group.markets)
  expect(grouped.toSorted()).toEqual(markets.map(({ key }) => key).toSorted())
})

/** What is offered with no word for it would be read as its key. */
describe.each(['en', 'bn'] as const)('in %s', (language) => {
  const speech = boardVoice({ en, bn }, language, String)

  test('no two picks of a market of any race are called alike', () => {
    for (const race of fixtures) {
      for (const { key, picks } of markets) {
        const called = picks.map((pick) => names.pick(key, pick, race, speech))
        expect(new Set(called).size).toBe(picks.length)
        expect(called.filter((name) => /^r\d|undefined|\{/.test(name))).toEqual([])
        expect(names.market(key, race, speech)).not.toBe(key)
      }
    }
  })
})

const [race] = fixtures

test.each([
  ['winner', '3', '3 Ichamati'],
  ['duel-1', 'r1', '1 Toofan'],
  ['forecast', 'r1-r2', '1 → 6'],
  ['trio', 'r1-r2-r3', '1 + 6 + 4'],
  ['winner-class', 'strong', '1 or 6'],
  ['winner-class', 'middle', '4 or 8'],
  ['sum', 'under', 'Under 9'],
  ['odd-count', '0', '0'],
])('of %s the pick %s is called %s', (market, pick, name) => {
  expect(race && names.pick(market, pick, race, voice)).toBe(name)
})

test('a photo finish says how close it was', () => {
  const order = [0, 1, 2, 3, 4, 5, 6, 7]
  const play = { order, strengths: order, gapsCenti: [3, 9, 9, 9, 9, 9, 9], paces: [] }
  expect(race && names.summary(play, race, voice)).toBe(
    '1 Toofan wins, 2 Bulbuli is second, 3 Ichamati is third. The photograph shows it: 0.03 seconds between them.',
  )
  expect(race && names.result(play, race, voice)).toBe('1 · 2 · 3')
})
