import { expect, test } from 'vitest'
import type { PaymentState } from '../lists.ts'
import { REFUND_SILENT_AFTER_MS, refundEndsByHandFromMs } from './refund-ends-by-hand.ts'

const TOLD = new Date('2026-01-15T12:00:00Z')
const LATER = new Date('2026-01-15T18:00:00Z')
const EARLIER = new Date('2026-01-14T12:00:00Z')
const dayAfter = (at: Date) => at.getTime() + 24 * 3_600_000

test.each<[string, PaymentState, Date | null, Date | null, number | null]>([
  ['told and never answered', 'refunding', TOLD, null, dayAfter(TOLD)],
  ['answered once', 'refunding', TOLD, LATER, dayAfter(LATER)],
  ['a word older than the telling', 'refunding', TOLD, EARLIER, dayAfter(TOLD)],
  ['not told yet', 'refunding', null, null, null],
  ['over', 'credited', TOLD, LATER, null],
  ['given back', 'refunded', TOLD, null, null],
])('[LAW-11] from when people may end a refund: %s', (_, state, toldAt, heardAt, fromMs) => {
  expect(refundEndsByHandFromMs({ state, toldAt, heardAt })).toBe(fromMs)
})

test('a silent partner is waited for a day', () => {
  expect(REFUND_SILENT_AFTER_MS).toBe(86_400_000)
})
