import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from '../ask-partner.ts'
import { openMerchantStatement } from '../statement/open-merchant-statement.ts'
import { openStubPartner, type StubAnswer, type StubPartner } from '../testing/open-stub-partner.ts'
import { stubAnswer } from '../testing/stub-answer.ts'
import { checkAttempts } from './check-attempts.ts'
import { openSession } from './open-session.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

const REFERENCE = 'DABCDEFGHJKM'
const asked = {
  reference: REFERENCE,
  partnerRef: 'SESSION1',
  mayTake: true,
  amountMinor: 50_000n,
  currency: 'BDT',
} as const
const intent = {
  ...asked,
  phone: '+8801711223344',
  wallet: 'bkash',
  returnUrl: 'https://site.test/api/payments/sslcommerz/return',
  noticeUrl: 'https://api.test/api/payments/sslcommerz/notice',
  at: new Date(0),
}
const valid = {
  status: 'VALID',
  tran_id: REFERENCE,
  val_id: 'V1',
  bank_tran_id: '261123MqCBNx5',
  amount: '500.00',
  currency: 'BDT',
  currency_type: 'BDT',
  tran_date: '2026-11-23 11:15:56',
  risk_level: '0',
}
const failed = { ...valid, status: 'FAILED', val_id: '', tran_date: '2026-11-23 11:10:00' }
const paid = {
  kind: 'paid',
  trxId: '261123MqCBNx5',
  amountMinor: 50_000n,
  payer: null,
  at: new Date('2026-11-23T05:15:56.000Z'),
  isRisky: false,
}

let stub: StubPartner | undefined
afterEach(() => stub?.close())

async function openPorts(answer: (path: string) => object | StubAnswer): Promise<SslcommerzPorts> {
  const partner = await openStubPartner(({ path }) =>
    stubAnswer(answer(path.split('/').at(-1) ?? '')),
  )
  stub = partner
  const { url } = partner
  const log = pino({ level: 'silent' })
  const ask = openAskPartner()
  const statement = openMerchantStatement({ ask, PAYMENTS_URL: url, pauseMs: 1 }, 'sslcommerz')
  return { ask, log, url, pageOrigin: url, storeId: 's', storePassword: 'p&w', statement }
}

test('a session is opened by a form, and answers with the page', async () => {
  let page = ''
  const session = () => ({ status: 'SUCCESS', sessionkey: 'SESSION1', GatewayPageURL: page })
  const ports = await openPorts(session)
  page = `${ports.url}/gw?Q=1`
  const presented = { kind: 'presented', partnerRef: 'SESSION1', url: page }
  expect(await openSession(ports, intent)).toEqual(presented)
  expect(Object.fromEntries(new URLSearchParams(stub?.calls[0]?.body))).toMatchObject({
    store_id: 's',
    store_passwd: 'p&w',
    total_amount: '500.00',
    currency: 'BDT',
    tran_id: REFERENCE,
    success_url: intent.returnUrl,
    ipn_url: intent.noticeUrl,
    cus_phone: '01711223344',
    multi_card_name: 'bkash',
  })
  for (page of ['https://evil.test/', `${ports.url}@evil.test/`, 'javascript:1', ''])
    expect(await openSession(ports, intent)).toMatchObject({ kind: 'unknown' })
})

test.each<[object | StubAnswer, object]>([
  [
    { status: 'FAILED', failedreason: 'Store' },
    { kind: 'refused', fault: 'house', code: 'Store' },
  ],
  [{ status: 'ODD' }, { kind: 'unknown' }],
  [{ status: 500, text: '{"status":"FAILED"}' }, { kind: 'unknown' }],
  [{ text: '<html>' }, { kind: 'unknown' }],
  ['cut', { kind: 'unknown' }],
])('[LAW-11] a session answered with %o', async (answer, begun) => {
  expect(await openSession(await openPorts(() => answer), intent)).toMatchObject(begun)
})

const listed = (...element: object[]) => ({ APIConnect: 'DONE', element })

test.each<[string, object | StubAnswer, object | StubAnswer, object]>([
  ['one valid', listed(valid), valid, paid],
  ['one asked about before', listed({ ...valid, status: 'VALIDATED' }), valid, paid],
  ['one valid after a failed one', listed(failed, valid), valid, paid],
  [
    'one valid before a failed one',
    listed(valid, { ...failed, tran_date: '2026-11-23 11:20:00' }),
    valid,
    paid,
  ],
  ['a risky one', listed(valid), { ...valid, risk_level: 1 }, { ...paid, isRisky: true }],
  ['the same twice', listed(valid, valid), valid, paid],
  [
    'two that were paid',
    listed({ ...valid, bank_tran_id: 'SECOND1', tran_date: '2026-11-23 11:30:00' }, valid),
    valid,
    { ...paid, isRisky: true },
  ],
  [
    'amounts as numbers',
    { text: JSON.stringify(listed(valid)).replace('"500.00"', '500.00') },
    valid,
    paid,
  ],
  [
    'another amount',
    listed({ ...valid, amount: '5.00' }),
    { ...valid, amount: '5.00' },
    { ...paid, amountMinor: 500n },
  ],
  ['two words on the amount', listed(valid), { ...valid, amount: '5.00' }, { kind: 'unknown' }],
  ['dollars', listed(valid), { ...valid, currency_type: 'USD' }, { kind: 'unknown' }],
  [
    'a validator that denies it',
    listed(valid),
    { ...valid, status: 'INVALID_TRANSACTION' },
    { kind: 'unknown' },
  ],
  ['a validator that is silent', listed(valid), 'cut', { kind: 'unknown' }],
  ['another payment', listed({ ...valid, tran_id: 'X' }), valid, { kind: 'unknown' }],
  ['an odd time', listed({ ...valid, tran_date: 'x' }), valid, { kind: 'unknown' }],
  ['one under way', listed(failed, { ...failed, status: 'PENDING' }), 'cut', { kind: 'waiting' }],
  ['only failed ones', listed(failed), 'cut', { kind: 'failed', code: 'FAILED' }],
  ['none', { ...listed(), no_of_trans_found: 0 }, 'cut', { kind: 'waiting' }],
  ['none, and no list', { APIConnect: 'DONE' }, 'cut', { kind: 'waiting' }],
  ['a list alone', { element: [valid] }, valid, paid],
  ['nothing at all', {}, valid, { kind: 'unknown' }],
  ['a refused question', { APIConnect: 'INVALID_REQUEST' }, 'cut', { kind: 'unknown' }],
  ['a 500', { status: 500, text: '{}' }, valid, { kind: 'unknown' }],
  ['bad JSON', { text: 'no' }, valid, { kind: 'unknown' }],
  ['silence', 'cut', valid, { kind: 'unknown' }],
])('[LAW-11] attempts: %s', async (_, list, word, answer) => {
  const ports = await openPorts((path) => (path.startsWith('merchantTransID') ? list : word))
  expect(await checkAttempts(ports, asked)).toMatchObject(answer)
  expect(stub?.calls[0]?.query.get('tran_id')).toBe(REFERENCE)
})

test('a payment that was never taken on is absent, and not waited for', async () => {
  const ports = await openPorts(() => listed())
  expect(await checkAttempts(ports, { ...asked, partnerRef: null })).toEqual({ kind: 'absent' })
})
