import { tieBreak } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { createVoice } from '../../../../games/page/words/voice.ts'
import { GROUPS, names } from './names.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { TieBreakKey } from './words/keys.ts'

const voices = (['en', 'bn'] as const).map((language) => ({
  language,
  say: createVoice<TieBreakKey>({ en, bn }, language).say,
  money: String,
}))

test('every market stands in one group', () => {
  const grouped = GROUPS.flatMap(({ markets }) => markets)
  expect(grouped.toSorted()).toEqual(tieBreak.model.markets.map(({ key }) => key).toSorted())
})

describe.each(voices)('in $language', (voice) => {
  test('every market and group has a name of its own', () => {
    const [fixture] = tieBreak.model.fixtures
    if (fixture === undefined) throw new Error('There are no fixtures')
    const all = [
      ...tieBreak.model.markets.map(({ key }) => names.market(key, fixture, voice)),
      ...GROUPS.map(({ key }) => names.group(key, voice)),
    ]
    expect(new Set(all).size).toBe(all.length)
  })

  test('the picks of a market have names of their own, without holes', () => {
    for (const fixture of tieBreak.model.fixtures) {
      for (const { key, picks } of tieBreak.model.markets) {
        const named = picks.map((pick) => names.pick(key, pick, fixture, voice))
        expect([key, new Set(named).size]).toEqual([key, picks.length])
        expect(named.filter((name) => name === '' || name.includes('{'))).toEqual([])
      }
    }
  })
})

test.each([
  ['winner', 'first', 'Doel'],
  ['points', 'under-10', 'Under 10.5'],
  ['handicap', 'second-back', 'Finge +2.5'],
  ['handicap', 'first-ahead', 'Doel −2.5'],
  ['margin', 'second-by-4', 'Finge by 3\u2060–\u20604'],
  ['score', 'first-to-1', 'Doel 7:0, 7:1'],
  ['score', 'second-beyond', 'Finge beyond 6:6'],
  ['loser', 'to-2', '0–2'],
  ['loser', 'to-6', '6 or more'],
  ['start-and-end', 'first-first', 'Doel takes both'],
  ['start-and-end', 'first-second', 'Doel first, Finge wins'],
  ['parity', 'odd', 'Odd'],
])('the pick %s %s is called %s', (market, pick, name) => {
  const fixture = { first: 'doel', second: 'finge' } as const
  const [voice] = voices
  if (voice === undefined) throw new Error('There is no voice')
  expect(names.pick(market, pick, fixture, voice)).toBe(name)
})
