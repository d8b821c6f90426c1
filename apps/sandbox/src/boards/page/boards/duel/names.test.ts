import { duel } from '@maidan/casino'
import { expect, test } from 'vitest'
import { createVoice } from '../../../../games/page/words/voice.ts'
import { GROUPS, names } from './names.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { DuelKey } from './words/keys.ts'

const voices = (['en', 'bn'] as const).map((language) => ({
  language,
  say: createVoice<DuelKey>({ en, bn }, language).say,
  money: String,
}))

test('every market stands in one group', () => {
  const grouped = GROUPS.flatMap(({ markets }) => markets)
  expect(grouped.toSorted()).toEqual(duel.model.markets.map(({ key }) => key).toSorted())
})

test.each(voices)('markets and their picks have names of their own in $language', (voice) => {
  const { markets, fixtures } = duel.model
  for (const fixture of fixtures) {
    const asked = markets.map(({ key }) => names.market(key, fixture, voice))
    expect(new Set(asked).size).toBe(markets.length)
    for (const { key, picks } of markets) {
      const named = picks.map((pick) => names.pick(key, pick, fixture, voice))
      expect([key, new Set(named).size]).toEqual([key, picks.length])
      expect(named.filter((name) => name === '' || name.includes('{'))).toEqual([])
    }
  }
})

test.each([
  ['winner', 'second', 'Tufan'],
  ['score', 'first-2-1', 'Bajra 2:1'],
  ['rounds', 'three', 'Three'],
  ['turns', 'over-16', 'Over 16.5'],
  ['finish', 'mirror', 'Mirrored beam'],
  ['start-and-end', 'first-first', 'Bajra takes both'],
  ['start-and-end', 'second-first', 'Tufan first, Bajra wins'],
])('the pick %s %s is called %s', (market, pick, name) => {
  const [voice] = voices
  if (voice === undefined) throw new Error('There is no voice')
  expect(names.pick(market, pick, { first: 'bajra', second: 'tufan' }, voice)).toBe(name)
})
