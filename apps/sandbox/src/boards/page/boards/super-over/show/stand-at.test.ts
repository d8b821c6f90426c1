import type { SuperOverPlay } from '@maidan/casino'
import { expect, test } from 'vitest'
import { standAt } from './stand-at.ts'

const play: SuperOverPlay = {
  first: ['four', 'wide', 'wicket', 'wicket'],
  second: ['one', 'dot', 'six'],
}

test.each([
  [0, '0/0', '0/0', false, 1],
  [1, '4/0', '0/0', false, 5],
  [2, '5/0', '0/0', false, 6],
  [4, '5/2', '0/0', true, 6],
  [5, '5/2', '1/0', true, 5],
  [7, '5/2', '7/0', true, -1],
])('after %d balls it is %s and %s', (told, first, second, isChase, needs) => {
  const stand = standAt(play, told)
  const text = ({ runs, wickets }: { runs: number; wickets: number }) => `${runs}/${wickets}`
  expect(text(stand.first.innings)).toBe(first)
  expect(text(stand.second.innings)).toBe(second)
  expect([stand.isChase, stand.needs]).toEqual([isChase, needs])
})
