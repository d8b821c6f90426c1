import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from '../ask-partner.ts'
import type { Intent } from '../payment-partner.ts'
import { openStubPartner, type StubAnswer, type StubPartner } from '../testing/open-stub-partner.ts'
import { stubAnswer } from '../testing/stub-answer.ts'
import { beginPayment } from './begin-payment.ts'
import { openBkashLine } from './bkash-line.ts'
import type { BkashPorts } from './bkash-ports.ts'
import { checkPayment } from './check-payment.ts'
import { checkPayout, payOut } from './pay-out.ts'

const REFERENCE = 'DABCDEFGHJKM'
const asked = {
  reference: REFERENCE,
  partnerRef: 'TR001',
  mayTake: true,
  amountMinor: 50_000n,
  currency: 'BDT',
} as const
const intent: Intent = {
  reference: REFERENCE,
  amountMinor: 50_000n,
  currency: 'BDT',
  phone: '+8801711223344',
  wallet: 'bkash',
  returnUrl: 'https://site.test/api/payments/bkash/return',
  noticeUrl: 'https://api.test/api/payments/bkash/notice',
  at: new Date(0),
}
const initiated = {
  statusCode: '0000',
  paymentID: 'TR001',
  transactionStatus: 'Initiated',
  merchantInvoiceNumber: REFERENCE,
  currency: 'BDT',
}
const approved = { ...initiated, verificationStatus: 'Complete' }
const open = { ...initiated, verificationStatus: 'Incomplete' }
const completed = {
  ...initiated,
  transactionStatus: 'Completed',
  trxID: 'DKN1ABCD23',
  amount: '500.00',
  customerMsisdn: '01711223344',
  paymentExecuteTime: '2026-11-23T11:15:56:336 GMT+0600',
}
const paid = {
  kind: 'paid',
  trxId: 'DKN1ABCD23',
  amountMinor: 50_000n,
  payer: '01711223344',
  at: new Date('2026-11-23T05:15:56.336Z'),
  isRisky: false,
}

let stub: StubPartner | undefined
afterEach(() => stub?.close())

/** What a path's last word is answered with, one after the other; the last one stays. */
type Script = Record<string, (object | StubAnswer)[]>

async function openScript(script: Script): Promise<BkashPorts> {
  const partner = await openStubPartner(({ path }) => {
    const line = script[path.split('/').at(-1) ?? '']
    return stubAnswer((line && line.length > 1 ? line.shift() : line?.[0]) ?? 'cut')
  })
  stub = partner
  const ask = openAskPartner()
  const tokens = {
    take: () => Promise.resolve('token-1'),
    replace: () => Promise.resolve('token-2'),
  }
  const call = openBkashLine({ ask, tokens, appKey: 'key' })
  const { url } = partner
  return { call, url, payoutUrl: url, pageOrigin: url, ask, PAYMENTS_URL: url }
}

const paths = () => stub?.calls.map(({ path }) => path.split('/').at(-1))

test('a payment is handed over with its own name, and answers with the page', async () => {
  const script: Script = { create: [] }
  const ports = await openScript(script)
  const bkashURL = `${ports.url}/page/TR001`
  script['create'] = [{ ...initiated, bkashURL }]
  expect(await beginPayment(ports, intent)).toEqual({
    kind: 'presented',
    partnerRef: 'TR001',
    url: bkashURL,
  })
  expect(JSON.parse(stub?.calls[0]?.body ?? '')).toEqual({
    mode: '0011',
    payerReference: '01711223344',
    callbackURL: intent.returnUrl,
    amount: '500.00',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: REFERENCE,
  })
  expect(stub?.calls[0]?.headers).toMatchObject({ authorization: 'token-1', 'x-app-key': 'key' })
  for (const foreign of ['https://evil.test/', 'javascript:1', `${ports.url}.evil.test/`, '']) {
    script['create'] = [{ ...initiated, bkashURL: foreign }]
    expect(await beginPayment(ports, intent)).toMatchObject({ kind: 'unknown' })
  }
})

test.each<[string, object | StubAnswer, object]>([
  ['the payer’s fault', { statusCode: '2023' }, { kind: 'refused', fault: 'payer', code: '2023' }],
  ['a limit', { statusCode: '2036' }, { kind: 'refused', fault: 'house', code: '2036' }],
  [
    'our key',
    { status: 400, text: '{"errorCode":"2001"}' },
    { kind: 'refused', fault: 'house', code: '2001' },
  ],
  ['a known invoice', { statusCode: '2029' }, { kind: 'unknown' }],
  ['an unclear code', { statusCode: '503' }, { kind: 'unknown' }],
  ['another invoice', { ...initiated, merchantInvoiceNumber: 'X' }, { kind: 'unknown' }],
  ['a gateway’s word', { message: 'Endpoint request timed out' }, { kind: 'unknown' }],
  ['a 500', { status: 500, text: '{"statusCode":"2023"}' }, { kind: 'unknown' }],
  ['a success that is none', { status: 404, text: '{"statusCode":"0000"}' }, { kind: 'unknown' }],
  ['bad JSON', { text: '<html>' }, { kind: 'unknown' }],
  ['a redirect', { status: 302, text: '{}' }, { kind: 'unknown' }],
  ['a cut line', 'cut', { kind: 'unknown' }],
])('[LAW-11] create answered with %s', async (_, answer, begun) => {
  expect(await beginPayment(await openScript({ create: [answer] }), intent)).toMatchObject(begun)
})

test.each<[string, Script, object, string[]]>([
  ['a payer who is still on the page', { status: [open] }, { kind: 'waiting' }, ['status']],
  ['one that was taken before', { status: [completed] }, paid, ['status']],
  ['an approval', { status: [approved], execute: [completed] }, paid, ['status', 'execute']],
  [
    'an execution that was cut',
    { status: [approved, completed], execute: ['cut'] },
    paid,
    ['status', 'execute', 'status'],
  ],
  [
    'an execution of before',
    { status: [approved, completed], execute: [{ statusCode: '2062' }] },
    paid,
    ['status', 'execute', 'status'],
  ],
  [
    'a query that lags behind a cut execution',
    { status: [approved], execute: ['cut'] },
    { kind: 'unknown' },
    ['status', 'execute', 'status'],
  ],
  [
    'a wallet without money',
    { status: [approved], execute: [{ statusCode: '2023' }] },
    { kind: 'failed', code: '2023' },
    ['status', 'execute', 'status'],
  ],
  [
    'too early an execution',
    { status: [initiated], execute: [{ statusCode: '2056' }] },
    { kind: 'waiting' },
    ['status', 'execute', 'status'],
  ],
])('[LAW-11] check: %s', async (_, script, answer, called) => {
  expect(await checkPayment(await openScript(script), asked)).toMatchObject(answer)
  expect(paths()).toEqual(called)
})

test.each<[string, object | StubAnswer, object]>([
  ['another amount', { ...completed, amount: '5.00' }, { ...paid, amountMinor: 500n }],
  [
    'an amount as a number',
    { text: JSON.stringify(completed).replace('"500.00"', '500.00') },
    paid,
  ],
  ['an amount with an exponent', { ...completed, amount: '5e2' }, { kind: 'unknown' }],
  ['an amount of three decimals', { ...completed, amount: '500.001' }, { kind: 'unknown' }],
  ['another invoice', { ...completed, merchantInvoiceNumber: 'X' }, { kind: 'unknown' }],
  ['another payment', { ...completed, paymentID: 'TR002' }, { kind: 'unknown' }],
  ['no invoice', { ...completed, merchantInvoiceNumber: '' }, { kind: 'unknown' }],
  ['no currency', { ...completed, currency: undefined }, paid],
  ['another currency', { ...completed, currency: 'USD' }, { kind: 'unknown' }],
  ['an odd time', { ...completed, paymentExecuteTime: 'today' }, { kind: 'unknown' }],
  ['an expired payment', { ...initiated, transactionStatus: 'Expired' }, { kind: 'failed' }],
  ['a state nobody knows', { ...initiated, transactionStatus: 'Odd' }, { kind: 'unknown' }],
  ['our key refused', { statusCode: '2001' }, { kind: 'unknown' }],
  ['no such payment', { statusCode: '2002' }, { kind: 'waiting' }],
  ['a 500', { status: 500, text: '' }, { kind: 'unknown' }],
  ['a cut line', 'cut', { kind: 'unknown' }],
])('[LAW-11] a status of %s', async (_, status, answer) => {
  expect(await checkPayment(await openScript({ status: [status] }), asked)).toMatchObject(answer)
})

test('a token that is not taken is replaced once, and the call made once more', async () => {
  const refused = { status: 401, text: '{"message":"Unauthorized"}' }
  const ports = await openScript({ status: [refused, completed] })
  expect(await checkPayment(ports, asked)).toEqual(paid)
  expect(stub?.calls.map(({ headers }) => headers.authorization)).toEqual(['token-1', 'token-2'])
  await stub?.close()
  const never = await openScript({ status: [refused] })
  expect(await checkPayment(never, asked)).toMatchObject({ kind: 'unknown' })
  expect(stub?.calls).toHaveLength(2)
})

const row = {
  trx_id: 'DKN1ABCD23',
  amount: '500.00',
  invoice: REFERENCE,
  at: '2026-11-23T05:15:56.336Z',
}

test.each<[string, (type: string) => object | StubAnswer, object]>([
  ['a line', (type) => ({ rows: [{ ...row, type }] }), { kind: 'paid', trxId: 'DKN1ABCD23' }],
  ['no lines', () => ({ rows: [] }), { kind: 'absent' }],
  [
    'two lines',
    (type) => ({ rows: [row, row].map((one) => ({ ...one, type })) }),
    { kind: 'unknown' },
  ],
  ['another invoice', (type) => ({ rows: [{ ...row, type, invoice: 'X' }] }), { kind: 'unknown' }],
  ['a refund', () => ({ rows: [{ ...row, type: 'refund' }] }), { kind: 'unknown' }],
  ['a 404', () => ({ status: 404, text: '{"rows":[]}' }), { kind: 'unknown' }],
  ['a cut line', () => 'cut', { kind: 'unknown' }],
])('without a number of bKash the statement is asked: %s', async (_, statement, answer) => {
  const unnamed = { ...asked, partnerRef: null }
  for (const [type, check] of [
    ['payment', checkPayment],
    ['payout', checkPayout],
  ] as const) {
    const ports = await openScript({ bkash: [statement(type)] })
    expect(await check(ports, unnamed)).toMatchObject(answer)
    await stub?.close()
  }
  expect(stub?.calls[0]?.query.get('invoice')).toBe(REFERENCE)
})

const sent = { ...completed, completedTime: completed.paymentExecuteTime }

test.each<[string, object | StubAnswer, object]>([
  ['done', sent, { kind: 'paid', trxId: sent.trxID, at: paid.at }],
  ['done, said without a code', { ...sent, statusCode: undefined }, { kind: 'paid' }],
  [
    'done, in few words',
    { trxID: 'T1', transactionStatus: 'Completed', completedTime: sent.completedTime },
    { kind: 'paid' },
  ],
  ['another amount', { ...sent, amount: '5.00' }, { kind: 'unknown' }],
  ['another invoice', { ...sent, merchantInvoiceNumber: 'X' }, { kind: 'unknown' }],
  ['one that is under way', { ...sent, transactionStatus: 'Initiated' }, { kind: 'unknown' }],
  ['a duplicate', { statusCode: '2029' }, { kind: 'unknown' }],
  ['a duplicate, said otherwise', { statusCode: '2031' }, { kind: 'unknown' }],
  ['the payer’s fault', { statusCode: '2016' }, { kind: 'failed', fault: 'payer' }],
  ['a limit', { statusCode: '2037' }, { kind: 'failed', fault: 'house' }],
  ['an unclear code', { statusCode: '2003' }, { kind: 'unknown' }],
  ['a 500 after all', { status: 500, text: '{"statusCode":"2016"}' }, { kind: 'unknown' }],
  ['a cut line', 'cut', { kind: 'unknown' }],
])('[LAW-11] a payout that answers with %s', async (_, answer, said) => {
  const ports = await openScript({ b2cPayment: [answer] })
  const payout = { ...asked, account: '01711223344', at: new Date(0) }
  expect(await payOut(ports, payout)).toMatchObject(said)
  expect(stub?.calls).toHaveLength(1)
})
