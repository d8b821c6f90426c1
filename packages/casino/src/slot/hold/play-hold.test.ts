import type { SlotEvent } from '@maidan/contract'
import { describe, expect, test } from 'vitest'
import { scriptedDraws } from '../fixtures/scripted-draws.ts'
import { seededDraws } from '../fixtures/seeded-draws.ts'
import { tinyGame } from '../fixtures/tiny-game.ts'
import { tinyHold } from '../fixtures/tiny-hold.ts'
import { playSlot } from '../play-slot.ts'
import { strip } from '../reel-strip.ts'
import type { SlotGame } from '../slot-game.ts'

const BET_MINOR = 300n

/** One coin at the top of each reel at its first stop, none at its last. */
const game: SlotGame = tinyGame({
  reels: [
    strip('COIN H1 L2 L1'),
    strip('COIN L1 H1 L2'),
    strip('COIN L2 L1 H1'),
    strip('L1 L2 H1'),
    strip('L2 L1 L1'),
  ],
  mechanic: tinyHold({ coinsNeeded: 3 }),
})

/** A respin in which each of so many places gets nothing. */
const misses = (places: number): string => Array.from({ length: places }, () => '1').join(' ')

function eventsOf(...draws: readonly string[]): readonly SlotEvent[] {
  return playSlot(game, { betMinor: BET_MINOR, draws: scriptedDraws(...draws) }).events
}

describe('coins', () => {
  test('too few of them are shown with what they are worth, and pay nothing', () => {
    const events = eventsOf('0 0 1 0 0', '0 3')
    expect(events[0]).toMatchObject({
      coins: [
        { kind: 'plain', position: [0, 0], winMinor: '300' },
        { kind: 'mini', position: [1, 0], winMinor: '3000' },
      ],
    })
    expect(events.at(-1)).toMatchObject({ totalMinor: '0' })
    expect(events.map(({ type }) => type)).toEqual(['spin', 'round_total'])
  })

  test('enough of them are held and pay when the respins are over', () => {
    const events = eventsOf('0 0 0 0 0', '0 1 2', misses(12), misses(12))
    expect(events.slice(1)).toMatchObject([
      { type: 'hold_started', respins: 2, coins: [{}, {}, {}] },
      { type: 'respin', index: 1, coins: [], held: 3, respins: 1 },
      { type: 'respin', index: 2, coins: [], held: 3, respins: 0 },
      { type: 'hold_ended', held: 3, played: 2, grandMinor: null, totalMinor: '1500' },
      { type: 'round_total', totalMinor: '1500' },
    ])
  })

  test('that land are held too, and give every respin back', () => {
    const landed = `0 3 ${misses(11)}`
    const events = eventsOf('0 0 0 0 0', '0 0 0', misses(12), landed, misses(11), misses(11))
    expect(events.slice(2)).toMatchObject([
      { type: 'respin', respins: 1 },
      {
        type: 'respin',
        coins: [{ kind: 'mini', position: [0, 1], winMinor: '3000' }],
        held: 4,
        respins: 2,
      },
      { type: 'respin', respins: 1 },
      { type: 'respin', respins: 0 },
      { type: 'hold_ended', held: 4, played: 4, totalMinor: '3900' },
      { type: 'round_total' },
    ])
  })

  test('that fill the grid end it at once and pay the grand as well', () => {
    const all = Array.from({ length: 12 }, () => '0 0').join(' ')
    const events = eventsOf('0 0 0 0 0', '0 0 0', all)
    expect(events.slice(2)).toMatchObject([
      { type: 'respin', held: 15, respins: 2 },
      {
        type: 'hold_ended',
        held: 15,
        played: 1,
        grandMinor: '30000',
        totalMinor: String(15n * 300n + 30_000n),
      },
      { type: 'round_total' },
    ])
  })
})

test('no place ever holds two coins, and the total is what the coins add up to', () => {
  const draws = seededDraws(11)
  for (let round = 0; round < 300; round += 1) {
    const { events } = playSlot(game, { betMinor: BET_MINOR, draws })
    const coins = events.flatMap((event) => {
      if (event.type === 'respin') return event.coins
      return event.type === 'hold_started' ? event.coins : []
    })
    const ended = events.find((event) => event.type === 'hold_ended')
    if (ended === undefined) continue
    expect(new Set(coins.map(({ position }) => position.join())).size).toBe(coins.length)
    expect(ended.held).toBe(coins.length)
    const worthMinor = coins.reduce((sum, { winMinor }) => sum + BigInt(winMinor), 0n)
    expect(BigInt(ended.totalMinor)).toBe(worthMinor + BigInt(ended.grandMinor ?? 0n))
    expect(ended.grandMinor === null).toBe(coins.length < 15)
  }
})
