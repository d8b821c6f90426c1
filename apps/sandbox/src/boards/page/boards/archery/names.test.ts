import { archery } from '@maidan/casino'
import { expect, test } from 'vitest'
import { createVoice } from '../../../../games/page/words/voice.ts'
import { GROUPS, marketName, names } from './names.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { ArcheryKey } from './words/keys.ts'

const voices = (['en', 'bn'] as const).map((language) => ({
  language,
  say: createVoice<ArcheryKey>({ en, bn }, language).say,
  money: String,
}))

test('every market stands in one group', () => {
  const grouped = GROUPS.flatMap(({ markets }) => markets)
  expect(grouped.toSorted()).toEqual(archery.model.markets.map(({ key }) => key).toSorted())
})

test.each(voices)('markets and their picks have names of their own in $language', (voice) => {
  const { markets, fixtures } = archery.model
  expect(new Set(markets.map(({ key }) => marketName(key, null, voice))).size).toBe(markets.length)
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
  ['winner', 'second', 'Palash'],
  ['score', 'first-to-1', 'Shimul 6:0, 7:1'],
  ['sets', 'just-4', '4 sets'],
  ['sets', 'shoot-off', 'Shoot-off'],
  ['handicap', 'second-back', 'Palash +2.5'],
  ['handicap', 'first-ahead', 'Shimul −2.5'],
  ['first-set', 'shared', 'Shared'],
  ['total', 'under-54', 'Under 54.5'],
  ['arrow', 'eight', '8 or less'],
  ['after-two', 'level', 'Level'],
  ['shared', 'more', 'Two or more'],
  ['start-and-end', 'second-second', 'Palash takes both'],
  ['start-and-end', 'second-first', 'Palash first, Shimul wins'],
  ['start-and-end', 'shared-first', 'Shared, Shimul wins'],
])('the pick %s %s is called %s', (market, pick, name) => {
  const [voice] = voices
  if (voice === undefined) throw new Error('There is no voice')
  const fixture = { first: 'shimul', second: 'palash', wind: 0 } as const
  expect(names.pick(market, pick, fixture, voice)).toBe(name)
})
