import type { SlotEvent } from '@maidan/contract'
import { describe, expect, test } from 'vitest'
import { DrawsExhausted, drawStream } from '../fairness/draw-stream.ts'
import { scriptedDraws } from './fixtures/scripted-draws.ts'
import { tinyGame } from './fixtures/tiny-game.ts'
import { playSlot } from './play-slot.ts'
import { strip } from './reel-strip.ts'
import type { Reels, SlotGame } from './slot-game.ts'

function typesOf(events: readonly SlotEvent[]): string {
  return events.map(({ type }) => type).join(' ')
}

const reels: Reels = [
  strip('H1 L1 L2 SCATTER L1'),
  strip('L1 H1 L2 SCATTER L1'),
  strip('L2 H1 L1 SCATTER L1'),
  strip('L1 L2 L1 L2'),
  strip('H1 L2 L1 SCATTER'),
]
const game: SlotGame = tinyGame({
  reels,
  evaluation: { kind: 'lines', lines: [[0, 0, 0, 0, 0]], bothWays: false },
  costUnits: 2,
  scatter: {
    symbol: 'SCATTER',
    pays: { 3: 2, 4: 5 },
    freeSpins: { 3: 2, 4: 3, 5: 4 },
    multiplier: 3,
    retrigger: { 3: 2, 4: 3, 5: 4 },
  },
  freeSpinsMax: 3,
})

/** H1 L1 L2 on the top row: no win, no scatter but on reel 5. */
const nothing = '0 0 0 0 1'
/** L1 L1 L1 L2 L1 on the top row. */
const threeL1 = '4 4 4 1 2'
/** Scatters at the bottom of reels 1 to 3, L1 H1 H1 on the top row. */
const threeScatters = '1 1 1 0 0'

describe('a round without free spins', () => {
  test('that wins nothing shows the spin and the total', () => {
    const { totalWinMinor, events } = playSlot(game, {
      betMinor: 200n,
      draws: scriptedDraws(nothing),
    })
    expect(totalWinMinor).toBe(0n)
    expect(events).toEqual([
      {
        type: 'spin',
        index: 0,
        free: false,
        stops: [0, 0, 0, 0, 1],
        grid: [
          ['H1', 'L1', 'L2'],
          ['L1', 'H1', 'L2'],
          ['L2', 'H1', 'L1'],
          ['L1', 'L2', 'L1'],
          ['L2', 'L1', 'SCATTER'],
        ],
        expandedReels: [],
      },
      { type: 'round_total', totalMinor: '0', capped: false },
    ])
  })

  test('pays units of the bet', () => {
    const { totalWinMinor, events } = playSlot(game, {
      betMinor: 200n,
      draws: scriptedDraws(threeL1),
    })
    // Three L1 pay 4 units; a bet of 200 is 2 units of 100.
    expect(totalWinMinor).toBe(400n)
    expect(events[1]).toMatchObject({ type: 'wins', totalMinor: '400' })
    expect(typesOf(events)).toBe('spin wins round_total')
  })

  test('takes one draw a reel, from the left', () => {
    const draws = drawStream([Uint8Array.from({ length: 32 }, (_, at) => (at % 4 === 3 ? 5 : 0))])
    const { events } = playSlot(game, { betMinor: 2n, draws })
    // The value 5 modulo strips of 5, 5, 5, 4 and 4 stops.
    expect(events[0]).toMatchObject({ stops: [0, 0, 0, 1, 1] })
  })
})

describe('free spins', () => {
  test('start with three scatters, pay three times as much and end with their own total', () => {
    const draws = scriptedDraws(threeScatters, threeL1, nothing)
    const { totalWinMinor, events } = playSlot(game, { betMinor: 200n, draws })
    // Scatters pay twice the bet; in the free spin three L1 pay 4 units of 100, times three.
    expect(totalWinMinor).toBe(400n + 1200n)
    expect(typesOf(events)).toBe(
      'spin wins free_spins_won spin wins spin free_spins_ended round_total',
    )
    expect(events[2]).toEqual({ type: 'free_spins_won', count: 2, remaining: 2, multiplier: 3 })
    expect(events[3]).toMatchObject({ type: 'spin', index: 1, free: true })
    expect(events[4]).toMatchObject({ wins: [{ multiplier: 3, winMinor: '1200' }] })
    expect(events[6]).toEqual({ type: 'free_spins_ended', totalMinor: '1200', played: 2 })
    expect(events[7]).toEqual({ type: 'round_total', totalMinor: '1600', capped: false })
  })

  test('won in free spins are cut at the most a round may play', () => {
    const draws = scriptedDraws(threeScatters, threeScatters, threeScatters, nothing)
    const { totalWinMinor, events } = playSlot(game, { betMinor: 200n, draws })
    const won = events.filter(({ type }) => type === 'free_spins_won')
    // Two, then one of two more up to the limit of three, then none.
    expect(won).toMatchObject([
      { count: 2, remaining: 2 },
      { count: 1, remaining: 2 },
    ])
    expect(events.filter(({ type }) => type === 'spin')).toHaveLength(4)
    expect(totalWinMinor).toBe(400n + 1200n + 1200n)
  })

  test('use their own strips where there are any', () => {
    const allH1 = strip('H1')
    const richer = { ...game, freeReels: [allH1, allH1, allH1, allH1, allH1] as const }
    const draws = scriptedDraws(threeScatters, '0 0 0 0 0', '0 0 0 0 0')
    const { totalWinMinor } = playSlot(richer, { betMinor: 200n, draws })
    expect(totalWinMinor).toBe(400n + 2n * 3n * 5000n)
  })

  test('stop the round when its draws run out', () => {
    const play = (): unknown =>
      playSlot(game, { betMinor: 200n, draws: scriptedDraws(threeScatters) })
    expect(play).toThrow(DrawsExhausted)
  })
})

test('an expanding wild shows the reel as it stopped and pays it wholly wild', () => {
  const expanding = tinyGame({
    reels: [strip('L1'), strip('H1 WILD L2'), strip('L1'), strip('L2'), strip('H1')],
    wild: { symbol: 'WILD', expandsOnReels: [1] },
  })
  const draws = scriptedDraws('0 0 0 0 0')
  const { totalWinMinor, events } = playSlot(expanding, { betMinor: 3n, draws })
  expect(events[0]).toMatchObject({ expandedReels: [1] })
  expect(events[0]).toHaveProperty('grid.1', ['H1', 'WILD', 'L2'])
  // Three L1 on each of the three lines.
  expect(totalWinMinor).toBe(12n)
})

test('a total above the cap is paid up to it and says so', () => {
  const capped = { ...game, winCapTimesBet: 1 }
  const { totalWinMinor, events } = playSlot(capped, {
    betMinor: 200n,
    draws: scriptedDraws(threeL1),
  })
  expect(totalWinMinor).toBe(200n)
  expect(events.at(-1)).toEqual({ type: 'round_total', totalMinor: '200', capped: true })
  const { events: uncut } = playSlot(
    { ...game, winCapTimesBet: 2 },
    { betMinor: 200n, draws: scriptedDraws(threeL1) },
  )
  expect(uncut.at(-1)).toEqual({ type: 'round_total', totalMinor: '400', capped: false })
})

test.each([0n, -2n, 3n])('a bet of %s that units of two do not divide is refused', (betMinor) => {
  expect(() => playSlot(game, { betMinor, draws: scriptedDraws(nothing) })).toThrow(RangeError)
})
