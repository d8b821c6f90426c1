import type { SlotEvent } from '@maidan/contract'
import { describe, expect, test } from 'vitest'
import { scriptedDraws } from '../fixtures/scripted-draws.ts'
import { tinyRespins } from '../fixtures/tiny-respins.ts'
import { gridOf } from '../fixtures/tiny-game.ts'
import { playSlot } from '../play-slot.ts'
import { strip } from '../reel-strip.ts'
import type { Reels } from '../slot-game.ts'

/** At stop 0 no reel shows a wild, at stop 2 each of the middle three does. */
const reels: Reels = [
  strip('H1 L1 L2 L1'),
  strip('L2 H1 L2 L1 WILD L1'),
  strip('L1 L1 H1 L2 WILD L2'),
  strip('L1 L2 L2 H1 WILD L2'),
  strip('L1 L1 H1 L2'),
]
const game = tinyRespins(reels)

type Respin = Extract<SlotEvent, { type: 'wild_respin' }>

function play(...draws: readonly string[]) {
  const { events, totalWinMinor } = playSlot(game, {
    betMinor: 3n,
    draws: scriptedDraws(...draws),
  })
  const respins = events.filter((event): event is Respin => event.type === 'wild_respin')
  return { events, respins, totalWinMinor, types: events.map(({ type }) => type).join(' ') }
}

/** Each row: what is drawn, the reels held in each respin, and those that turn wild in it. */
const rounds: readonly (readonly [
  name: string,
  draws: readonly string[],
  held: readonly (readonly number[])[],
  landed: readonly (readonly number[])[],
])[] = [
  ['no wild', ['0 0 0 0 0'], [], []],
  ['one wild', ['0 2 0 0 0', '0 0 0 0'], [[1]], [[]]],
  ['two at once', ['0 2 0 2 0', '0 0 0'], [[1, 3]], [[]]],
  ['three at once', ['0 2 2 2 0', '1 1'], [[1, 2, 3]], [[]]],
  ['another in a respin', ['0 0 0 3 0', '0 4 0 0', '0 0 0'], [[3], [1, 3]], [[1], []]],
  ['two more in a respin', ['0 0 2 0 0', '0 2 2 0', '0 0'], [[2], [1, 2, 3]], [[1, 3], []]],
  [
    'one after the other, up to three',
    ['0 2 0 0 0', '0 2 0 0', '0 2 0', '0 0'],
    [[1], [1, 2], [1, 2, 3]],
    [[2], [3], []],
  ],
]

describe('wild reels are held, and each new one gives a respin', () => {
  test.each(rounds)('%s', (_name, draws, held, landed) => {
    const { respins } = play(...draws)
    expect(respins.map((respin) => respin.held)).toEqual(held)
    expect(respins.map(({ expandedReels }) => expandedReels)).toEqual(landed)
    expect(respins.map(({ index }) => index)).toEqual(held.map((_, at) => at + 1))
    for (const { held, grid } of respins) {
      for (const reel of held) expect(grid[reel]).toEqual(['WILD', 'WILD', 'WILD'])
    }
  })
})

test('each view pays what it shows, its new wild reels whole', () => {
  const { events, totalWinMinor, types } = play('0 2 0 0 0', '1 2 1 1', '0 0 0')
  expect(types).toBe('spin wins wild_respin wins wild_respin wins round_total')
  // H1 W L1 L1 L1 · L1 W L1 L2 L1 · L2 W H1 L2 H1: three L1, four from the right, three H1.
  expect(events[0]).toMatchObject({ stops: [0, 2, 0, 0, 0], expandedReels: [1] })
  expect(events[1]).toMatchObject({ totalMinor: '20' })
  // L1 W W L2 L1 · L2 W W L2 H1 · L1 W W H1 L2: three L1 twice, four L2.
  expect(events[2]).toMatchObject({
    held: [1],
    stops: [1, 2, 2, 1, 1],
    grid: gridOf('L1 WILD H1 L2 L1\nL2 WILD L2 L2 H1\nL1 WILD WILD H1 L2'),
    expandedReels: [2],
  })
  expect(events[3]).toMatchObject({ totalMinor: '11' })
  // H1 W W L1 L1 · L1 W W L2 L1 · L2 W W L2 H1: three H1 twice, three L1, four L1 from the right.
  expect(events[4]).toMatchObject({ held: [1, 2], stops: [0, 2, 2, 0, 0] })
  expect(totalWinMinor).toBe(20n + 11n + 30n)
})

test('no more respins than a game has, however many wilds land', () => {
  const short = tinyRespins(reels, { respinsMax: 1 })
  const draws = scriptedDraws('0 2 0 0 0', '0 2 0 0')
  const { events } = playSlot(short, { betMinor: 3n, draws })
  expect(events.filter(({ type }) => type === 'wild_respin')).toHaveLength(1)
  expect(draws.used()).toBe(9 * 4)
})
