import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideMessage, MESSAGE_MISFITS, type MessageFacts } from './decide-message.ts'

const HOUR_MS = 3_600_000
const NOW_MS = 1_790_000_000_000

const proven: MessageFacts = {
  message: {
    trxId: 'CKN7A1B2C3',
    amountMinor: 500_00n,
    sender: '01711111111',
    how: 'send_money',
    atMs: NOW_MS,
    chain: 'holds',
  },
  device: { isTrusted: true, accountIds: [3n, 4n] },
  claim: {
    trxId: 'CKN7A1B2C3',
    amountMinor: 500_00n,
    accountId: 4n,
    wallets: ['01711111111', '01822222222'],
    createdAtMs: NOW_MS,
    statementMinor: null,
  },
  nowMs: NOW_MS,
  creditMaxMinor: 25_000_00n,
}

type Change = {
  message?: Partial<MessageFacts['message']>
  device?: Partial<MessageFacts['device']>
  claim?: Partial<MessageFacts['claim']>
  house?: Partial<Pick<MessageFacts, 'nowMs' | 'creditMaxMinor'>>
}

function changed({ message, device, claim, house }: Change, facts = proven): MessageFacts {
  return {
    ...facts,
    message: { ...facts.message, ...message },
    device: { ...facts.device, ...device },
    claim: { ...facts.claim, ...claim },
    ...house,
  }
}

test.each<[string, Change]>([
  ['in every part', {}],
  ['from another verified number', { message: { sender: '01822222222' } }],
  ['from a number with its check digit', { message: { sender: '017111111117' } }],
  ['from a masked number', { message: { sender: '017XXXXX111' } }],
  ['from a number of which only the end is shown', { message: { sender: '***222' } }],
  ['just within a day before the claim', { message: { atMs: NOW_MS - 24 * HOUR_MS } }],
  ['by a clock ten minutes ahead', { message: { atMs: NOW_MS + HOUR_MS / 6 } }],
  ['at the very limit', { house: { creditMaxMinor: 500_00n } }],
  ['as the statement says, too', { claim: { statementMinor: 500_00n } }],
])('a message that fits %s credits', (_, change) => {
  expect(decideMessage(changed(change))).toEqual({ kind: 'credit' })
})

const broken: [(typeof MESSAGE_MISFITS)[number], Change][] = [
  ['trx_id', { message: { trxId: 'CKN7A1B2C4' } }],
  ['trx_id', { claim: { trxId: null } }],
  ['device', { device: { isTrusted: false } }],
  ['receiver', { claim: { accountId: 5n } }],
  ['receiver', { claim: { accountId: null } }],
  ['receiver', { device: { accountIds: [] } }],
  ['chain', { message: { chain: 'breaks' } }],
  ['amount', { message: { amountMinor: 499_99n } }],
  ['amount', { claim: { amountMinor: 5_000_00n } }],
  ['sender', { message: { sender: '01733333333' } }],
  ['sender', { message: { sender: 'Xoxo Traders' } }],
  ['sender', { message: { sender: null } }],
  ['sender', { message: { sender: '***' } }],
  ['sender', { message: { sender: '***11' } }],
  ['sender', { message: { sender: '01*****11' } }],
  ['sender', { message: { sender: '***204' } }],
  ['sender', { message: { sender: '017XXXXX999' } }],
  ['sender', { message: { sender: '018*****111' } }],
  ['sender', { claim: { wallets: [] } }],
  ['time', { message: { atMs: NOW_MS - 24 * HOUR_MS - 1 } }],
  ['time', { claim: { createdAtMs: NOW_MS - 24 * HOUR_MS - 1 } }],
  ['future', { message: { atMs: NOW_MS + HOUR_MS / 6 + 1 } }],
  ['kind', { message: { how: 'reversal' } }],
  ['kind', { message: { how: 'cashback' } }],
  ['statement', { claim: { statementMinor: 50_00n } }],
  ['limit', { house: { creditMaxMinor: 499_99n } }],
  ['limit', { house: { creditMaxMinor: 0n } }],
  ['chain', { message: { chain: 'unknown' } }],
]

test.each(broken)('a misfit of %s puts the claim on the desk: %o', (misfit, change) => {
  const decision = decideMessage(changed(change))
  expect(decision.kind === 'review' && decision.misfits).toContain(misfit)
})

test('every misfit has its case', () => {
  expect(new Set(broken.map(([misfit]) => misfit))).toEqual(new Set(MESSAGE_MISFITS))
})

test('whatever else fits, one broken fact never credits', () => {
  const fitting = fc.record({
    sender: fc.constantFrom('01711111111', '01822222222', '017*****111'),
    how: fc.constantFrom('send_money', 'cash_in', 'cash_out', 'payment'),
    lateMs: fc.integer({ min: -24 * HOUR_MS, max: 0 }),
  })
  fc.assert(
    fc.property(fitting, fc.constantFrom(...broken), (fits, [misfit, change]) => {
      const { sender, how, lateMs } = fits
      const message = { sender, how, atMs: NOW_MS + lateMs }
      const facts = changed({ message })
      expect(decideMessage(facts)).toEqual({ kind: 'credit' })
      const decision = decideMessage(changed(change, facts))
      if (misfit === 'time' && lateMs !== 0 && change.claim) return
      expect(decision.kind).toBe('review')
    }),
  )
})
