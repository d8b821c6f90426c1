import { expect, test } from 'vitest'
import { PAYMENT_STATES } from '../lists.ts'
import type { PayoutWord } from './decide-payout.ts'
import { decideRefund, REFUND_ABSENT_AFTER_MS } from './decide-refund.ts'

const DAY_MS = 24 * 3_600_000

const paid = { kind: 'paid' } as const
const absent = { kind: 'absent' } as const

test.each<[PayoutWord, number, string]>([
  [paid, 0, 'refund'],
  [paid, 30 * DAY_MS, 'refund'],
  [{ kind: 'failed', fault: 'payer' }, 0, 'keep'],
  [{ kind: 'failed', fault: 'house' }, 0, 'keep'],
  [absent, 0, 'wait'],
  [absent, DAY_MS - 1, 'wait'],
  [absent, DAY_MS, 'keep'],
  [{ kind: 'waiting' }, 30 * DAY_MS, 'wait'],
  [{ kind: 'unknown' }, 30 * DAY_MS, 'wait'],
])('[LAW-11] of a refund that a partner calls %j after %i ms: %s', (word, toldAgoMs, kind) => {
  expect(decideRefund({ state: 'refunding', toldAgoMs, isTrxIdUsed: false }, word)).toEqual({
    kind,
  })
})

test.each(PAYMENT_STATES.filter((state) => state !== 'refunding'))(
  '[LAW-11] no word changes a deposit that is %s',
  (state) => {
    for (const word of [paid, absent])
      expect(
        decideRefund({ state, toldAgoMs: REFUND_ABSENT_AFTER_MS, isTrxIdUsed: false }, word).kind,
      ).toBe('leave')
  },
)

test('[LAW-11] a transaction that gave another part back gives nothing else back', () => {
  const facts = { state: 'refunding', toldAgoMs: 0, isTrxIdUsed: true } as const
  expect(decideRefund(facts, paid)).toEqual({ kind: 'wait' })
})
