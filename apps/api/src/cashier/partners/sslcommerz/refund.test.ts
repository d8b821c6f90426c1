import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from '../ask-partner.ts'
import type { Refund } from '../payment-partner.ts'
import { openMerchantStatement } from '../statement/open-merchant-statement.ts'
import { openStubPartner, type StubAnswer, type StubPartner } from '../testing/open-stub-partner.ts'
import { stubAnswer } from '../testing/stub-answer.ts'
import { checkRefund, refund } from './refund.ts'
import type { SslcommerzPorts } from './sslcommerz-ports.ts'

const asked: Refund = {
  reference: 'DABCDEFGHJKM',
  number: 2,
  partnerRef: 'SESSION1',
  trxId: '261123MQCBNX5',
  amountMinor: 12_050n,
  currency: 'BDT',
  requestRef: null,
  otherTrxIds: ['FIRSTPART'],
}
const listed = {
  APIConnect: 'DONE',
  element: [{ status: 'VALIDATED', tran_id: asked.reference, bank_tran_id: '261123MqCBNx5' }],
}
const taken = {
  APIConnect: 'DONE',
  bank_tran_id: '261123MqCBNx5',
  trans_id: asked.reference,
  refund_ref_id: '59bd63fea5455',
  status: 'success',
  errorReason: '',
}
const known = {
  APIConnect: 'DONE',
  bank_tran_id: '261123MqCBNx5',
  tran_id: asked.reference,
  refund_ref_id: '59bd63fea5455',
  initiated_on: '2026-11-23 11:15:56',
  refunded_on: '2026-11-24 10:00:00',
  status: 'refunded',
}
const named = { ...asked, requestRef: '59bd63fea5455' }
const silence = { kind: 'unknown' }

let stub: StubPartner | undefined
afterEach(() => stub?.close())

type Script = {
  list?: object | StubAnswer
  word?: object | StubAnswer
  statement?: object | StubAnswer
}

/** Lists of attempts, the word on a refund and our statement have answers of their own. */
async function openPorts({ list, word, statement }: Script): Promise<SslcommerzPorts> {
  const partner = await openStubPartner(({ path, query }) => {
    if (path.startsWith('/statements/')) return stubAnswer(statement ?? 'cut')
    return stubAnswer((query.has('tran_id') ? list : word) ?? 'cut')
  })
  stub = partner
  const { url } = partner
  const ask = openAskPartner()
  return {
    ask,
    log: pino({ level: 'silent' }),
    url,
    pageOrigin: url,
    storeId: 's',
    storePassword: 'p&w',
    statement: openMerchantStatement({ ask, PAYMENTS_URL: url, pauseMs: 1 }, 'sslcommerz'),
  }
}

test.each<[string, Script, object]>([
  ['taken on', { list: listed, word: taken }, { kind: 'waiting', requestRef: '59bd63fea5455' }],
  [
    'under way already',
    { list: listed, word: { ...taken, status: 'processing' } },
    { kind: 'waiting', requestRef: '59bd63fea5455' },
  ],
  [
    'turned down',
    { list: listed, word: { ...taken, status: 'failed', errorReason: 'Too late' } },
    { kind: 'failed', fault: 'house', code: 'Too late' },
  ],
  ['our keys', { list: listed, word: { APIConnect: 'FAILED' } }, { kind: 'failed' }],
  ['a shop that rests', { list: listed, word: { APIConnect: 'INACTIVE' } }, { kind: 'failed' }],
  ['taken on without a name', { list: listed, word: { ...taken, refund_ref_id: '' } }, silence],
  ['of another payment', { list: listed, word: { ...taken, bank_tran_id: 'X' } }, silence],
  ['an odd word', { list: listed, word: { ...taken, status: 'maybe' } }, silence],
  ['a 500', { list: listed, word: { status: 500, text: '{}' } }, silence],
  ['a cut line', { list: listed, word: 'cut' }, silence],
  // Nothing was asked for, so nothing can have left.
  [
    'a payment that is not found',
    { list: { ...listed, element: [] }, word: taken },
    { kind: 'failed' },
  ],
  ['silence before it', { list: 'cut', word: taken }, { kind: 'failed' }],
])('[LAW-11] a refund is asked for and answered: %s', async (_, script, answer) => {
  expect(await refund(await openPorts(script), asked)).toMatchObject(answer)
})

test('it is asked for by the number as SSLCOMMERZ writes it, under a name of our own', async () => {
  await refund(await openPorts({ list: listed, word: taken }), asked)
  expect(Object.fromEntries(stub?.calls.at(-1)?.query ?? [])).toMatchObject({
    bank_tran_id: '261123MqCBNx5',
    refund_amount: '120.50',
    refund_trans_id: 'DABCDEFGHJKM-2',
    refe_id: 'DABCDEFGHJKM-2',
    store_id: 's',
    store_passwd: 'p&w',
    format: 'json',
  })
})

test.each<[string, object | StubAnswer, object]>([
  ['done', known, { kind: 'paid', trxId: '59BD63FEA5455', at: new Date('2026-11-24T04:00:00Z') }],
  ['under way', { ...known, status: 'processing', refunded_on: '' }, { kind: 'waiting' }],
  ['given up there', { ...known, status: 'cancelled' }, { kind: 'failed', code: 'cancelled' }],
  ['of another payment', { ...known, tran_id: 'X' }, silence],
  ['another refund', { ...known, refund_ref_id: 'X' }, silence],
  ['an odd time', { ...known, refunded_on: 'yesterday' }, silence],
  ['an odd word', { ...known, status: 'maybe' }, silence],
  ['our keys', { APIConnect: 'FAILED' }, silence],
  ['a cut line', 'cut', silence],
])('[LAW-11] a refund is asked about by its name: %s', async (_, word, answer) => {
  expect(await checkRefund(await openPorts({ word }), named)).toMatchObject(answer)
})

const line = {
  trx_id: '59bd63fea5455',
  type: 'refund',
  amount: '120.50',
  currency: 'BDT',
  invoice: asked.reference,
  counterparty: '01712345678',
  at: '2026-11-24T04:00:00.000Z',
}
const page = (...rows: object[]) => ({ rows, next: null })

test.each<[string, object | StubAnswer, object]>([
  ['shows it', page({ ...line, type: 'payment' }, line), { kind: 'paid', trxId: '59BD63FEA5455' }],
  ['shows the part before it alone', page({ ...line, trx_id: 'firstpart' }), silence],
  ['shows nothing', page(), silence],
  ['shows another amount', page({ ...line, amount: '1.00' }), silence],
  ['shows two', page(line, { ...line, trx_id: 'another' }), silence],
  ['is silent', 'cut', silence],
])(
  '[LAW-11] a refund whose name was never heard, and the statement %s',
  async (_, statement, answer) => {
    expect(await checkRefund(await openPorts({ statement }), asked)).toMatchObject(answer)
  },
)
