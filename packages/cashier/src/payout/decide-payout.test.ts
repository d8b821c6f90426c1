import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_STATES } from '../lists.ts'
import { decidePayout, PAYOUT_ABSENT_AFTER_MS, type PayoutWord } from './decide-payout.ts'

const DAY = PAYOUT_ABSENT_AFTER_MS
const fresh = { state: 'sending', sentAgoMs: 0, isTrxIdUsed: false } as const
const unknown = { ...fresh, state: 'unknown' } as const

test.each<[string, Parameters<typeof decidePayout>[0], PayoutWord, string]>([
  ['paid', fresh, { kind: 'paid' }, 'pay'],
  ['paid after silence', unknown, { kind: 'paid' }, 'pay'],
  ['paid by a used transaction', { ...fresh, isTrxIdUsed: true }, { kind: 'paid' }, 'unknown'],
  ['the wallet takes nothing', fresh, { kind: 'failed', fault: 'payer' }, 'fail'],
  ['our own balance is short', fresh, { kind: 'failed', fault: 'house' }, 'return_to_desk'],
  ['under way', fresh, { kind: 'waiting' }, 'wait'],
  ['silence', fresh, { kind: 'unknown' }, 'unknown'],
  ['a year of silence', { ...unknown, sentAgoMs: 365 * DAY }, { kind: 'unknown' }, 'unknown'],
  ['no line yet', { ...unknown, sentAgoMs: DAY - 1 }, { kind: 'absent' }, 'unknown'],
  ['no line after a day', { ...unknown, sentAgoMs: DAY }, { kind: 'absent' }, 'return_to_desk'],
  ['paid already', { ...fresh, state: 'paid' }, { kind: 'failed', fault: 'payer' }, 'leave'],
])('[LAW-11] %s', (_, facts, word, kind) => {
  expect(decidePayout(facts, word)).toEqual({ kind })
})

test('[LAW-11] money that may have left is given back on a clear word alone', () => {
  const facts = fc.record({
    state: fc.constantFrom(...PAYMENT_STATES),
    sentAgoMs: fc.nat(DAY - 1),
    isTrxIdUsed: fc.boolean(),
  })
  const anyWord = fc.constantFrom<PayoutWord>(
    { kind: 'paid' },
    { kind: 'waiting' },
    { kind: 'absent' },
    { kind: 'unknown' },
  )
  fc.assert(
    fc.property(facts, anyWord, (one, word) => {
      expect(['fail', 'return_to_desk']).not.toContain(decidePayout(one, word).kind)
    }),
  )
})
