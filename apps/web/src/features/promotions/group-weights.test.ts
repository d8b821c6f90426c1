import { PLAY_KINDS } from '@maidan/contract/facts'
import { expect, test } from 'vitest'
import { groupWeights } from './group-weights.ts'

test('kinds of play stand together by what counts, the most first, each once', () => {
  const groups = groupWeights([
    { play: 'exchange', percent: '0' },
    { play: 'table', percent: '10' },
    { play: 'casino', percent: '10' },
    { play: 'sports', percent: '9.5' },
  ])
  expect(groups.map(({ percent }) => percent)).toEqual(['100', '10', '9.5', '0'])
  expect(groups[1]?.plays).toEqual(['casino', 'table'])
  expect(groups.flatMap(({ plays }) => plays).toSorted()).toEqual([...PLAY_KINDS].toSorted())
})

test('where nothing is named, everything is one group', () => {
  expect(groupWeights([])).toEqual([{ percent: '100', plays: [...PLAY_KINDS] }])
})
