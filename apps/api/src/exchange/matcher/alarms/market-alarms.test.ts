import { expect, test } from 'vitest'
import type { LiveMarket, LiveOrder } from '@maidan/exchange/engine'
import type { MatcherMemory } from '../matcher-memory.ts'
import { setAlarms } from './market-alarms.ts'

type Times = Pick<LiveOrder, 'state' | 'readyAtMs' | 'expiresAtMs'>

const delayed: Times = { state: 'delayed', readyAtMs: 1_003_000, expiresAtMs: 1_060_000 }
const brief: Times = { state: 'open', readyAtMs: null, expiresAtMs: 1_010_000 }
const done: Times = { state: 'done', readyAtMs: null, expiresAtMs: 1_005_000 }
const patient: Times = { state: 'open', readyAtMs: null, expiresAtMs: null }

/** For each alarm in how many milliseconds it rings, after these orders were placed or looked at. */
function alarmsOf(orders: readonly Times[], isLook: boolean): number[] {
  const market = { code: '1.1', orders: new Map(orders.entries()), life: {} }
  const placed = orders.map((order) => ({ order, market }))
  const alarms: number[] = []
  const memory = { now: () => 1_000_000, markets: new Map([['1.1', market]]) }
  setAlarms(
    {
      memory: memory as unknown as MatcherMemory,
      wakeAt: (_, inMs) => alarms.push(inMs),
    },
    isLook ? [{ type: 'ready', code: '1.1' }] : [],
    {
      placed: isLook
        ? []
        : (placed as unknown as readonly { order: LiveOrder; market: LiveMarket }[]).slice(),
    },
  )
  return alarms
}

test.each<[who: string, orders: Times[], isLook: boolean, alarms: number[]]>([
  ['a bet inside its delay rings when that is over', [delayed], false, [3_000]],
  ['one that waits for a while rings when that is over', [brief], false, [10_000]],
  ['one that waits for ever or is done does not', [patient, done], false, []],
  ['a look sets one alarm, for the first of all', [patient, brief, delayed, done], true, [3_000]],
  ['or none', [patient, done], true, []],
])('[LAW-17] %s', (_, orders, isLook, alarms) => {
  expect(alarmsOf(orders, isLook)).toEqual(alarms)
})
