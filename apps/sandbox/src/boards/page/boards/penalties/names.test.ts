import { penalties } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { createVoice } from '../../../../games/page/words/voice.ts'
import { GROUPS, names } from './names.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { PenaltyKey } from './words/keys.ts'

const voices = (['en', 'bn'] as const).map((language) => ({
  language,
  say: createVoice<PenaltyKey>({ en, bn }, language).say,
  money: String,
}))

test('every market stands in one group', () => {
  const grouped = GROUPS.flatMap(({ markets }) => markets)
  expect(grouped.toSorted()).toEqual(penalties.model.markets.map(({ key }) => key).toSorted())
})

test.each(voices)('markets and their picks have names of their own in $language', (voice) => {
  for (const fixture of penalties.model.fixtures) {
    const { markets } = penalties.model
    const asked = markets.map(({ key }) => names.market(key, fixture, voice))
    expect(new Set(asked).size).toBe(markets.length)
    for (const { key, picks } of markets) {
      const named = picks.map((pick) => names.pick(key, pick, fixture, voice))
      expect([key, new Set(named).size]).toEqual([key, picks.length])
      expect(named.filter((name) => name === '' || name.includes('{'))).toEqual([])
    }
  }
})

describe('a pick', () => {
  test.each([
    ['winner', 'second', 'Meghna'],
    ['goals', 'over-7', 'Over 7.5'],
    ['decided', 'sudden', 'Sudden death'],
    ['kicks', 'up-to-8', 'Up to 8'],
    ['kicks', 'just-9', '9'],
    ['kicks', 'from-11', '11 or more'],
    ['opening', 'first-only', 'Only Padma'],
    ['margin', 'first-by-2', 'Padma by 2'],
    ['margin', 'second-by-3', 'Meghna by 3 or more'],
    ['margin', 'lot', 'Level, by lot'],
    ['score', 'first-5-4', 'Padma 5:4'],
    ['score', 'second-other', 'Meghna, any other'],
    ['way', 'first-five', 'Padma, first five'],
  ])('%s %s is called %s', (market, pick, name) => {
    const [voice] = voices
    if (voice === undefined) throw new Error('There is no voice')
    expect(names.pick(market, pick, { first: 'padma', second: 'meghna' }, voice)).toBe(name)
  })
})
