import type { SlotCoin, SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { recallHold } from './recall-hold.ts'

const coin = (reel: number, row: number): SlotCoin => ({
  kind: 'plain',
  position: [reel, row],
  winMinor: '1000',
})

const events: SlotEvent[] = [
  { type: 'hold_started', coins: [coin(0, 0), coin(1, 1)], respins: 2 },
  { type: 'respin', index: 1, coins: [coin(2, 2)], held: 3, respins: 2 },
  { type: 'respin', index: 2, coins: [], held: 3, respins: 1 },
  { type: 'respin', index: 3, coins: [], held: 3, respins: 0 },
  { type: 'hold_ended', held: 3, played: 3, grandMinor: null, totalMinor: '3000' },
]

test('[LAW-21] a recalled round shows every coin that was held, and when it came', () => {
  const hold = recallHold(events)
  expect(hold?.coins.map(({ position }) => position)).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ])
  expect(hold?.landed).toEqual([1, 0, 0])
  expect(hold?.ended.totalMinor).toBe('3000')
})

test('[LAW-21] a round that held nothing shows nothing held', () => {
  expect(recallHold([{ type: 'round_total', totalMinor: '0', capped: false }])).toBeNull()
})
