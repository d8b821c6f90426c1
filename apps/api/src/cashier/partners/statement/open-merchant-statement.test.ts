import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from '../ask-partner.ts'
import { openStubPartner, type StubAnswer, type StubPartner } from '../testing/open-stub-partner.ts'
import {
  openMerchantStatement,
  PAGE_LINES,
  STATEMENT_BYTES_MAX,
} from './open-merchant-statement.ts'

let stub: StubPartner
afterEach(() => stub.close())

const row = (trx_id: string, more: object = {}) => ({
  trx_id,
  type: 'payment',
  amount: '500.00',
  currency: 'BDT',
  invoice: 'DA',
  counterparty: '01712345678',
  at: '2026-03-01T10:00:00.000Z',
  ...more,
})
const page = (rows: object[], next: string | null = null): StubAnswer => ({
  text: JSON.stringify({ rows, next }),
})

/** A statement whose answers come in this order; the last one for ever. */
async function open(...answers: [StubAnswer, ...StubAnswer[]]) {
  let at = 0
  stub = await openStubPartner(() => answers[Math.min(at++, answers.length - 1)] ?? 'cut')
  const ask = openAskPartner(STATEMENT_BYTES_MAX)
  return openMerchantStatement({ ask, PAYMENTS_URL: stub.url, pauseMs: 1 }, 'nagad')
}

const span = { from: new Date('2026-02-28T18:00:00Z'), until: new Date('2026-03-01T18:00:00Z') }

test('[LAW-6] a day is read page by page to its end', async () => {
  const statement = await open(
    page([row('T1')], 'T1'),
    page([row('T2', { type: 'refund', amount: '0.50' })]),
  )
  const read = await statement.readSpan(span)
  expect(read).toEqual({
    kind: 'read',
    lines: [
      {
        kind: 'payment',
        trxId: 'T1',
        invoice: 'DA',
        amountMinor: 50_000n,
        counterparty: '01712345678',
        at: new Date('2026-03-01T10:00:00.000Z'),
      },
      expect.objectContaining({ kind: 'refund', trxId: 'T2', amountMinor: 50n }),
    ],
  })
  const asked = stub.calls.map(({ path, query }) => [path, Object.fromEntries(query)])
  const day = {
    from: '2026-02-28T18:00:00.000Z',
    to: '2026-03-01T18:00:00.000Z',
    limit: String(PAGE_LINES),
  }
  expect(asked).toEqual([
    ['/statements/nagad', day],
    ['/statements/nagad', { ...day, after: 'T1' }],
  ])
})

test('one invoice is asked for by its name alone', async () => {
  const statement = await open(page([]))
  expect(await statement.readInvoice('D&1')).toEqual({ kind: 'read', lines: [] })
  expect(stub.calls[0]?.query.get('invoice')).toBe('D&1')
  expect(stub.calls[0]?.query.get('from')).toBeNull()
})

test('[LAW-23] a page that is cut off is asked for again, three times at most', async () => {
  const statement = await open('cut', { status: 500, text: 'broken' }, page([row('T1')]))
  expect(await statement.readSpan(span)).toMatchObject({ kind: 'read', lines: [{ trxId: 'T1' }] })
  await stub.close()
  const silent = await open('cut')
  expect(await silent.readSpan(span)).toMatchObject({ kind: 'unknown' })
  expect(stub.calls).toHaveLength(3)
})

test.each<[string, StubAnswer]>([
  ['a refusal', { status: 404, text: JSON.stringify({ rows: [], next: null }) }],
  ['another currency', page([row('T1', { currency: 'USD' })])],
  ['an amount that is none', page([row('T1', { amount: '5e2' })])],
  ['a kind that nobody knows', page([row('T1', { type: 'gift' })])],
  ['a page that leads to itself', page([row('T1')], 'T1')],
  ['no JSON', { text: '<html>' }],
])('[LAW-11] %s is no statement, not even in part', async (_, answer) => {
  const statement = await open(answer)
  expect(await statement.readSpan(span)).toMatchObject({ kind: 'unknown' })
})
