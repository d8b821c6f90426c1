import { expect, test } from 'vitest'
import type { MarketRoom } from '../engine/market/live-market.ts'
import { BETTORS_MAX, forgetIdle, ROOMS_MAX } from './forget-idle.ts'
import type { Bettor } from '../engine/commands/command.ts'

const room = (status: 'open' | 'closed') => ({ life: { status } }) as MarketRoom
const bettor = (playerId: number): Bettor => ({ playerId, cash: 1n, exposure: 2n })

test.each([
  ['as many markets as may be stay', ROOMS_MAX, ROOMS_MAX],
  ['beyond, the closed ones go and the open ones stay', ROOMS_MAX + 1, 1],
])('[LAW-23] %s', (_, size, left) => {
  const rooms = new Map(
    Array.from({ length: size }, (__, index) => [`${index}`, room(index ? 'closed' : 'open')]),
  )
  forgetIdle({ rooms, bettors: new Map() })
  expect(rooms.size).toBe(left)
  expect(rooms.has('0')).toBe(true)
})

test.each([
  ['as many players as may be are remembered', BETTORS_MAX, BETTORS_MAX],
  ['beyond, they are read again', BETTORS_MAX + 1, 0],
])('[LAW-23] %s', (_, size, left) => {
  const bettors = new Map(Array.from({ length: size }, (__, index) => [index, bettor(index)]))
  forgetIdle({ rooms: new Map(), bettors })
  expect(bettors.size).toBe(left)
})
