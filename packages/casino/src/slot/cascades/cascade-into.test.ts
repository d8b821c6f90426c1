import type { SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { scriptedDraws } from '../fixtures/scripted-draws.ts'
import { tinyCascades } from '../fixtures/tiny-cascades.ts'
import { gridOf } from '../fixtures/tiny-game.ts'
import { playSlot, type SlotRound } from '../play-slot.ts'
import { strip } from '../reel-strip.ts'
import type { Reels, SlotGame } from '../slot-game.ts'
import { CASCADES_MAX } from './cascades-max.ts'

const reels: Reels = [
  strip('L1 L2 SCATTER H1 L2'),
  strip('L2 L1 L2 WILD SCATTER'),
  strip('L2 L1 SCATTER H1 L1'),
  strip('L2 L1 SCATTER L1'),
  strip('L2 H1 L2'),
]
const plain = tinyCascades({ reels })
const withScatter = tinyCascades({
  reels,
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 5, 5: 20 },
    freeSpins: { 3: 1, 4: 2, 5: 3 },
    multiplier: 1,
    retrigger: null,
  },
  freeSpinsMax: 3,
})

function play(game: SlotGame, ...draws: readonly string[]): SlotRound {
  return playSlot(game, { betMinor: 1n, draws: scriptedDraws(...draws) })
}

function typesOf(events: readonly SlotEvent[]): string {
  return events.map(({ type }) => type).join(' ')
}

test('what wins is taken with its wild, the rest falls, and each view pays more', () => {
  const { totalWinMinor, events } = play(plain, '1 1 1 1 1')
  expect(typesOf(events)).toBe('spin wins cascade wins cascade wins cascade round_total')
  // L2 SCATTER H1 · L1 L2 WILD · L1 SCATTER H1: one way of three H1.
  expect(events[1]).toMatchObject({ totalMinor: '10', wins: [{ symbol: 'H1', multiplier: 1 }] })
  expect(events[2]).toEqual({
    type: 'cascade',
    index: 1,
    multiplier: 2,
    removed: [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
    grid: gridOf(`
      L1      L2 L2      L1      H1
      L2      L1 L1      SCATTER L2
      SCATTER L2 SCATTER L1      L2
    `),
  })
  // Four L1 in two ways pay 6 each, three L2 in two ways 2 each; twice over.
  expect(events[3]).toMatchObject({
    totalMinor: '32',
    wins: [
      { symbol: 'L1', count: 4, ways: 2, multiplier: 2, winMinor: '24' },
      { symbol: 'L2', count: 3, ways: 2, multiplier: 2, winMinor: '8' },
    ],
  })
  expect(events[4]).toMatchObject({ index: 2, multiplier: 3 })
  expect(events[5]).toMatchObject({ totalMinor: '30', wins: [{ symbol: 'H1', multiplier: 3 }] })
  // The list of multipliers is over; its last stays.
  expect(events[6]).toMatchObject({ index: 3, multiplier: 3 })
  expect(totalWinMinor).toBe(10n + 32n + 30n)
})

test('a place that is part of two wins is taken once', () => {
  const { events } = play(plain, '0 0 0 0 0')
  const removed = events.flatMap((event) => (event.type === 'cascade' ? [event.removed] : []))[0]
  expect(removed).toEqual([...new Map(removed?.map((place) => [place.join(), place])).values()])
  // Reel 2 loses all three of its places, reel 3 keeps its scatter.
  expect(removed?.filter(([reel]) => reel === 1)).toHaveLength(3)
  expect(removed?.filter(([reel]) => reel === 2)).toEqual([
    [2, 0],
    [2, 1],
  ])
})

test('scatters stay, count when nothing falls any more, and pay once without a multiplier', () => {
  const { totalWinMinor, events } = play(
    withScatter,
    '0 0 0 0 0',
    '2 2 2 2 0',
    '2 2 2 2 0',
    '2 2 2 2 0',
  )
  // Three scatters stopped; seven are in view in the end, which count as five.
  const paid = events.slice(
    0,
    events.findIndex(({ type }) => type === 'free_spins_won'),
  )
  expect(typesOf(paid)).toBe('spin wins cascade wins cascade wins')
  expect(paid.at(-1)).toMatchObject({
    totalMinor: '20',
    wins: [{ kind: 'scatter', count: 5, multiplier: 1 }],
  })
  expect(events[paid.length]).toMatchObject({ type: 'free_spins_won', count: 3 })
  // A free spin begins with twice: three H1 pay 20, then four scatters 5.
  expect(events.slice(paid.length + 2, paid.length + 5)).toMatchObject([
    { type: 'wins', totalMinor: '20' },
    { type: 'cascade', multiplier: 5 },
    { type: 'wins', totalMinor: '5' },
  ])
  expect(totalWinMinor).toBe(26n + 20n + 20n + 3n * 25n)
})

test('a spin without a win shows no cascade, and no draw is taken for one', () => {
  const draws = scriptedDraws('1 0 1 0 0')
  const { events } = playSlot(tinyCascades({ reels, wild: null }), { betMinor: 1n, draws })
  expect(typesOf(events)).toBe('spin round_total')
  expect(draws.used()).toBe(5 * 4)
})

test('strips that win for ever stop after the most cascades there may be', () => {
  const h1 = strip('H1')
  const { events } = play(tinyCascades({ reels: [h1, h1, h1, h1, h1] }), '0 0 0 0 0')
  expect(events.filter(({ type }) => type === 'cascade')).toHaveLength(CASCADES_MAX)
  expect(events.filter(({ type }) => type === 'wins')).toHaveLength(CASCADES_MAX + 1)
})
