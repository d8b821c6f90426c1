import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { PAYMENT_STATES, type PaymentState } from '../lists.ts'
import { decideDeposit, type DepositFacts, type PartnerWord } from './decide-deposit.ts'

const facts = (fields: Partial<DepositFacts> = {}): DepositFacts => ({
  state: 'presented',
  amountMinor: 500_00n,
  wasPresented: true,
  gaveUp: false,
  isOver: false,
  ownPhones: ['01700000001'],
  namelessMaxMinor: 500_00n,
  isTold: false,
  isTrxIdUsed: false,
  ...fields,
})

const paid = (fields: Partial<Extract<PartnerWord, { kind: 'paid' }>> = {}): PartnerWord => ({
  kind: 'paid',
  amountMinor: 500_00n,
  payer: '01700000001',
  isRisky: false,
  ...fields,
})

const waiting = { kind: 'waiting' } as const
const failed = { kind: 'failed' } as const
const absent = { kind: 'absent' } as const
const unknown = { kind: 'unknown' } as const

test.each<[string, Partial<DepositFacts>, PartnerWord, string]>([
  ['paid in time', {}, paid(), 'credit'],
  ['paid, and the partner names nobody', {}, paid({ payer: null }), 'credit'],
  ['paid after silence', { state: 'unknown' }, paid(), 'credit'],
  ['paid while a person looks at it', { state: 'review' }, paid(), 'credit'],
  ['paid too little', {}, paid({ amountMinor: 499_99n }), 'review amount'],
  ['paid too much', {}, paid({ amountMinor: 500_01n }), 'review amount'],
  ['paid from a foreign wallet', {}, paid({ payer: '01700000002' }), 'review sender'],
  ['paid, and the partner warns', {}, paid({ isRisky: true }), 'review risk'],
  ['paid after it had expired', { state: 'expired' }, paid(), 'credit late'],
  ['paid after it was cancelled', { state: 'cancelled' }, paid(), 'credit late'],
  ['paid after it had failed', { state: 'failed' }, paid(), 'credit late'],
  [
    'another sum after it had expired',
    { state: 'expired' },
    paid({ amountMinor: 1n }),
    'review amount late',
  ],
  ['paid again after the credit', { state: 'credited' }, paid(), 'leave'],
  ['paid after a person rejected it', { state: 'rejected' }, paid(), 'review rejected late'],
  [
    'paid by nobody that is named, and much',
    { namelessMaxMinor: 499_99n },
    paid({ payer: null }),
    'review nameless',
  ],
  ['paid by a transaction that pays for another', { isTrxIdUsed: true }, paid(), 'review trx_id'],
  [
    'paid, said again while a person looks at it',
    { state: 'review', isTold: true },
    paid(),
    'leave',
  ],
  ['silence when nobody came back and its time is over', { isOver: true }, unknown, 'unknown'],
  ['not paid yet', {}, waiting, 'wait'],
  ['not paid, and its time is over', { isOver: true }, waiting, 'expire'],
  ['not paid, and the player gave up', { gaveUp: true }, waiting, 'cancel'],
  ['given up, but asked about in vain before', { gaveUp: true, state: 'unknown' }, waiting, 'wait'],
  ['turned down', { state: 'verifying' }, failed, 'fail'],
  ['turned down after silence', { state: 'unknown' }, failed, 'fail'],
  ['turned down while a person looks at it', { state: 'review' }, failed, 'wait'],
  [
    'unheard of, and no page was ever given',
    { state: 'unknown', wasPresented: false },
    absent,
    'fail',
  ],
  [
    'known to the partner, but no page was ever given',
    { state: 'unknown', wasPresented: false },
    waiting,
    'fail',
  ],
  ['unheard of so far', {}, absent, 'wait'],
  ['unheard of, and its time is over', { isOver: true }, absent, 'expire'],
  ['silence while nobody came back', {}, unknown, 'wait'],
  ['silence after they came back', { state: 'verifying' }, unknown, 'unknown'],
  ['silence when its time is over', { state: 'verifying', isOver: true }, unknown, 'unknown'],
  ['silence at the very beginning', { state: 'created', wasPresented: false }, unknown, 'unknown'],
  ['silence long after', { state: 'cancelled' }, unknown, 'leave'],
])('[LAW-11] %s', (_, given, word, expected) => {
  const decision = decideDeposit(facts(given), word)
  const late = 'isLate' in decision && decision.isLate ? ' late' : ''
  const misfits = decision.kind === 'review' ? ` ${decision.misfits.join(' ')}` : ''
  expect(`${decision.kind}${misfits}${late}`).toBe(expected)
})

const isOurs = ['created', 'presented', 'verifying', 'unknown', 'failed', 'expired', 'cancelled']

describe('whatever happened before', () => {
  const anyFacts = fc.record({
    state: fc.constantFrom<PaymentState>(...PAYMENT_STATES),
    amountMinor: fc.bigInt({ min: 1n, max: 10n }),
    wasPresented: fc.boolean(),
    gaveUp: fc.boolean(),
    isOver: fc.boolean(),
    ownPhones: fc.constant(['01700000001']),
    namelessMaxMinor: fc.bigInt({ min: 0n, max: 10n }),
    isTold: fc.boolean(),
    isTrxIdUsed: fc.boolean(),
  })
  const anyWord = fc.oneof(
    fc.record({
      kind: fc.constant('paid' as const),
      amountMinor: fc.bigInt({ min: 1n, max: 10n }),
      payer: fc.constantFrom(null, '01700000001', '01700000002'),
      isRisky: fc.boolean(),
    }),
    fc.constantFrom<PartnerWord>(waiting, failed, absent, unknown),
  )

  test('[LAW-11] nothing but the very sum from an own wallet credits', () => {
    fc.assert(
      fc.property(anyFacts, anyWord, (given, word) => {
        const isWhole =
          word.kind === 'paid' &&
          word.amountMinor === given.amountMinor &&
          (word.payer === null
            ? word.amountMinor <= given.namelessMaxMinor
            : word.payer === '01700000001') &&
          !word.isRisky &&
          !given.isTrxIdUsed &&
          given.state !== 'rejected'
        expect(decideDeposit(given, word).kind !== 'credit' || isWhole).toBe(true)
      }),
    )
  })

  test('[LAW-11] silence and money end nothing, and money that is there is never left lying', () => {
    const ends = ['fail', 'expire', 'cancel']
    const takes = ['credit', 'review']
    fc.assert(
      fc.property(anyFacts, anyWord, (given, word) => {
        const { kind } = decideDeposit(given, word)
        const isEnded = ends.includes(kind) && (word.kind === 'unknown' || word.kind === 'paid')
        const isLeft = word.kind === 'paid' && isOurs.includes(given.state) && !takes.includes(kind)
        expect([isEnded, isLeft]).toEqual([false, false])
      }),
    )
  })
})
