import { kabaddiRaids, RAIDS_PER_GAME, type KabaddiPlay } from '@maidan/casino'
import { expect, test } from 'vitest'
import { kabaddiMs, RAID_MS, raidMoments, toldRaids } from './raid-moments.ts'

const play: KabaddiPlay = { raids: Array.from({ length: RAIDS_PER_GAME }, () => 'empty' as const) }

test('raids take turns, and the second half waits a moment', () => {
  const moments = raidMoments(play)
  expect(moments.map(({ side }) => side[0]).join('')).toBe('fsfsfsfsfsfs')
  const waits = moments.slice(1).map(({ beginsMs }, index) => {
    return beginsMs - (moments[index]?.beginsMs ?? 0) - RAID_MS
  })
  expect(waits).toEqual([0, 0, 0, 0, 0, 1_200, 0, 0, 0, 0, 0])
})

test.each([
  [0, 0],
  [1_739, 0],
  [1_740, 1],
  [60_000, 12],
])('after %d ms %d raids are told', (playMs, told) => {
  expect(toldRaids(raidMoments(play), playMs)).toBe(told)
})

test('a play is told whole when it ends, and leaves five seconds to read its result', () => {
  expect(toldRaids(raidMoments(play), kabaddiMs(play))).toBe(RAIDS_PER_GAME)
  expect(kabaddiMs(play)).toBeLessThanOrEqual(kabaddiRaids.timing.shownMs - 5_000)
})
