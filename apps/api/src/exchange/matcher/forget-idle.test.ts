import { expect, test } from 'vitest'
import type { LiveMarket } from '@maidan/exchange/engine'
import type { Bettor } from './matcher-command.ts'
import { BETTORS_MAX, forgetIdle, MARKETS_MAX } from './forget-idle.ts'

const market = (status: 'open' | 'closed') => ({ life: { status } }) as LiveMarket
const bettor = (playerId: number): Bettor => ({ playerId, cash: 1n, exposure: 2n })

test.each([
  ['as many markets as may be stay', MARKETS_MAX, MARKETS_MAX],
  ['beyond, the closed ones go and the open ones stay', MARKETS_MAX + 1, 1],
])('[LAW-23] %s', (_, size, left) => {
  const markets = new Map(
    Array.from({ length: size }, (__, index) => [`${index}`, market(index ? 'closed' : 'open')]),
  )
  forgetIdle({ markets, bettors: new Map() })
  expect(markets.size).toBe(left)
  expect(markets.has('0')).toBe(true)
})

test.each([
  ['as many players as may be are remembered', BETTORS_MAX, BETTORS_MAX],
  ['beyond, they are read again', BETTORS_MAX + 1, 0],
])('[LAW-23] %s', (_, size, left) => {
  const bettors = new Map(Array.from({ length: size }, (__, index) => [index, bettor(index)]))
  forgetIdle({ markets: new Map(), bettors })
  expect(bettors.size).toBe(left)
})
