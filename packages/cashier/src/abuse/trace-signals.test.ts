import { expect, test } from 'vitest'
import { CROWD_ACCOUNTS, traceSignals, type AbuseTrace, type TraceKind } from './trace-signals.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const HOUR_MS = 3_600_000

function trace(kind: TraceKind, playerId: bigint, hour = 0, what = 'x'): AbuseTrace {
  const at = new Date(noon + hour * HOUR_MS)
  return { kind, what, playerId, firstAt: at, lastAt: at }
}

const weights = (kind: TraceKind, hours: number, holders = 2) =>
  traceSignals(trace(kind, 2n, hours), [trace(kind, 1n)], holders).map(({ weight }) => weight)

test.each<[TraceKind, hours: number, weights: number[]]>([
  ['phone', 24 * 400, [100]],
  ['wallet', 24 * 400, [100]],
  ['device', 72, [60]],
  ['device', 73, []],
  ['sign_up_address', 24, [40]],
  ['sign_up_address', 25, []],
])('[SIL-026] a shared %s after %i hours weighs %j', (kind, hours, expected) => {
  expect(weights(kind, hours)).toEqual(expected)
  expect(weights(kind, -hours)).toEqual(expected)
})

test('[SIL-026] what a crowd shares says half as much, a phone or wallet as much as ever', () => {
  const crowd = CROWD_ACCOUNTS + 1
  expect(weights('device', 0, CROWD_ACCOUNTS)).toEqual([60])
  expect(weights('device', 0, crowd)).toEqual([30])
  expect(weights('sign_up_address', 0, crowd)).toEqual([20])
  expect(weights('phone', 0, crowd)).toEqual([100])
  expect(weights('wallet', 0, crowd)).toEqual([100])
})

test('[SIL-026] the time between is that between the last and the next use', () => {
  const long = { ...trace('device', 1n), lastAt: new Date(noon + 100 * HOUR_MS) }
  expect(traceSignals(trace('device', 2n, 150), [long], 2)).toHaveLength(1)
  expect(traceSignals(trace('device', 2n, 50), [long], 2)).toHaveLength(1)
  expect(traceSignals(trace('device', 2n, 173), [long], 2)).toHaveLength(0)
})

test('[SIL-026] nobody shares with themselves, nor another thing or kind', () => {
  const one = trace('phone', 1n)
  const others = [one, trace('phone', 2n, 0, 'y'), trace('wallet', 3n)]
  expect(traceSignals(one, others, 3)).toEqual([])
})

test('[SIL-026] a pair has one signal of a home, and one of each phone, whichever came first', () => {
  const keys = (kind: TraceKind, what: string) =>
    [
      ...traceSignals(trace(kind, 2n, 0, what), [trace(kind, 1n, 0, what)], 2),
      ...traceSignals(trace(kind, 1n, 0, what), [trace(kind, 2n, 0, what)], 2),
    ].map(({ key }) => key)
  expect(new Set([...keys('device', 'a'), ...keys('device', 'b')])).toEqual(new Set(['device:1:2']))
  expect(new Set([...keys('phone', 'a'), ...keys('phone', 'b')])).toEqual(
    new Set(['phone:a:1:2', 'phone:b:1:2']),
  )
})

test('[SIL-026] the evidence has each account’s own time', () => {
  const [signal] = traceSignals(trace('phone', 2n, 5), [trace('phone', 1n)], 2)
  expect(signal?.evidence.at.map((at) => (at.getTime() - noon) / HOUR_MS)).toEqual([0, 5])
  const [other] = traceSignals(trace('phone', 1n, 5), [trace('phone', 2n)], 2)
  expect(other?.evidence.at.map((at) => (at.getTime() - noon) / HOUR_MS)).toEqual([5, 0])
})
