import { expect, test } from 'vitest'
import { paymentWarnings, type WarningFacts } from './payment-warnings.ts'

const quiet: WarningFacts = {
  direction: 'deposit',
  amountMinor: 100_000n,
  sameTrxId: [],
  sharedWith: [],
  statement: { found: true, misfits: [], paysFor: null },
  paidBefore: 1n,
  depositedMinor: 100_000n,
  withdrawnMinor: 0n,
  owedMinor: 0n,
  phoneChangedAt: null,
  at: new Date('2026-03-05'),
}
const codes = (facts: Partial<WarningFacts>) =>
  paymentWarnings({ ...quiet, ...facts }).map(({ code }) => code)

test('[SIL-026] a payment in order has no warning', () => {
  expect(codes({})).toEqual([])
  expect(codes({ direction: 'withdrawal' })).toEqual([])
  expect(codes({ statement: null })).toEqual([])
})

test('[SIL-026] a deposit that staff should look at twice', () => {
  expect(codes({ sameTrxId: ['D1', 'D2'] })).toEqual(['TRX_ID_SEEN', 'TRX_ID_SEEN'])
  expect(codes({ statement: { found: false, misfits: [], paysFor: null } })).toEqual([
    'NOT_IN_STATEMENT',
  ])
  expect(
    codes({ statement: { found: true, misfits: ['amount', 'sender'], paysFor: null } }),
  ).toEqual(['AMOUNT_DIFFERS', 'SENDER_DIFFERS'])
  expect(codes({ statement: { found: true, misfits: [], paysFor: 'D9' } })).toEqual([
    'PAYS_ANOTHER',
  ])
  expect(codes({ sharedWith: ['bob'] })).toEqual(['NUMBER_SHARED'])
})

test('[SIL-026] a withdrawal that staff should look at twice', () => {
  const direction = 'withdrawal'
  expect(codes({ direction, paidBefore: 0n })).toEqual(['FIRST_WITHDRAWAL'])
  expect(codes({ direction, owedMinor: 1n })).toEqual(['OWES_US'])
  expect(codes({ direction, phoneChangedAt: new Date('2026-03-03') })).toEqual(['PHONE_RECENT'])
  expect(codes({ direction, phoneChangedAt: new Date('2026-03-02') })).toEqual([])
  expect(codes({ direction, amountMinor: 300_001n })).toEqual(['BIG_AGAINST_DEPOSITS'])
  expect(codes({ direction, amountMinor: 100_000n, withdrawnMinor: 200_000n })).toEqual([])
})
