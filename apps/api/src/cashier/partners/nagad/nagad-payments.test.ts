import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openAskPartner } from '../ask-partner.ts'
import {
  openStubPartner,
  type StubAnswer,
  type StubCall,
  type StubPartner,
} from '../testing/open-stub-partner.ts'
import { stubAnswer } from '../testing/stub-answer.ts'
import { beginCheckout } from './begin-checkout.ts'
import type { NagadPorts } from './nagad-ports.ts'
import { openFromPartner, sealForPartner, type SealedText } from './rsa-texts.ts'
import { verifyPayment } from './verify-payment.ts'

const REFERENCE = 'DABCDEFGHJKM'
const MERCHANT = '683002007104225'
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [house, nagad, stranger] = [pair(), pair(), pair()]
const theirs = { own: nagad.privateKey, partner: house.publicKey, hash: 'sha256' } as const

const asked = {
  reference: REFERENCE,
  partnerRef: 'MTIz-1',
  mayTake: true,
  amountMinor: 50_000n,
  currency: 'BDT',
} as const
const intent = {
  ...asked,
  phone: '+8801711223344',
  wallet: 'nagad',
  returnUrl: 'https://site.test/api/payments/nagad/return',
  noticeUrl: 'https://api.test/api/payments/nagad/notice',
  at: new Date('2026-11-23T05:15:56.000Z'),
}

let stub: StubPartner | undefined
afterEach(() => stub?.close())

async function openPorts(
  answer: (call: StubCall) => object | StubAnswer,
  timeField: NagadPorts['timeField'] = 'datetime',
): Promise<NagadPorts> {
  const partner = await openStubPartner((call) => stubAnswer(answer(call)))
  stub = partner
  return {
    ask: openAskPartner(),
    keys: { own: house.privateKey, partner: nagad.publicKey, hash: 'sha256' },
    url: partner.url,
    pageOrigin: partner.url,
    merchantId: MERCHANT,
    merchantNumber: '01711428801',
    houseIp: '203.0.113.7',
    timeField,
  }
}

const told = JSON.stringify({ paymentReferenceId: 'MTIz-1', challenge: 'c'.repeat(40) })
const initialized = () => sealForPartner(theirs, told)
const page = { status: 'Success', callBackUrl: '' }

/** What our two steps said, once the partner has opened it with their own key. */
function said(at: number) {
  const body = JSON.parse(stub?.calls[at]?.body ?? '') as SealedText & Record<string, unknown>
  return { ...body, secret: JSON.parse(openFromPartner(theirs, body) ?? 'null') as unknown }
}

test('a payment is handed over in two steps, each sealed and signed', async () => {
  const ports = await openPorts(({ path }) => (path.includes('initialize') ? initialized() : page))
  page.callBackUrl = `${ports.url}/check-out/MTIz-1`
  const presented = { kind: 'presented', partnerRef: 'MTIz-1', url: page.callBackUrl }
  expect(await beginCheckout(ports, intent)).toEqual(presented)
  expect(stub?.calls.map(({ path }) => path)).toEqual([
    `/check-out/initialize/${MERCHANT}/${REFERENCE}`,
    '/check-out/complete/MTIz-1',
  ])
  const headers = { 'x-km-api-version': 'v-0.2.0', 'x-km-ip-v4': '203.0.113.7' }
  expect(stub?.calls[1]?.headers).toMatchObject(headers)
  const dateTime = '20261123111556'
  expect(said(0)).toMatchObject({
    accountNumber: '01711428801',
    dateTime,
    secret: { merchantId: MERCHANT, datetime: dateTime, orderId: REFERENCE },
  })
  expect(said(1)).toMatchObject({
    paymentRefId: 'MTIz-1',
    merchantCallbackURL: intent.returnUrl,
    secret: {
      merchantId: MERCHANT,
      orderId: REFERENCE,
      currencyCode: '050',
      amount: '500.00',
      challenge: 'c'.repeat(40),
    },
  })
  for (page.callBackUrl of ['https://evil.test/', `${ports.url}@evil.test`, ''])
    expect(await beginCheckout(ports, intent)).toMatchObject({ kind: 'unknown' })
  await stub?.close()
  await beginCheckout(await openPorts(() => 'cut', 'dateTime'), intent)
  expect(said(0)).toMatchObject({ secret: { dateTime } })
})

const refusal = { status: 400, text: '{"reason":"1005","message":"no","devMessage":"no"}' }
const house1005 = { kind: 'refused', fault: 'house', code: '1005' }

test.each<[string, object | StubAnswer, object | StubAnswer, object]>([
  ['a refusal', refusal, page, house1005],
  ['a refusal of the second step', initialized(), refusal, house1005],
  ['a 500', { status: 500, text: refusal.text }, page, { kind: 'unknown' }],
  ['a cut line', 'cut', page, { kind: 'unknown' }],
  ['a cut second step', initialized(), 'cut', { kind: 'unknown' }],
  ['bad JSON', { text: 'no' }, page, { kind: 'unknown' }],
  ['a page that failed', initialized(), { status: 'Failed' }, { kind: 'unknown' }],
  ['no signature', { ...initialized(), signature: '' }, page, { kind: 'unknown' }],
  [
    'a stranger’s answer',
    sealForPartner({ ...theirs, own: stranger.privateKey }, told),
    page,
    { kind: 'unknown' },
  ],
  [
    'a number that is a path',
    sealForPartner(theirs, '{"paymentReferenceId":"../x","challenge":"c"}'),
    page,
    { kind: 'unknown' },
  ],
])('[LAW-11] a checkout answered with %s', async (_, first, second, begun) => {
  const ports = await openPorts(({ path }) => (path.includes('initialize') ? first : second))
  expect(await beginCheckout(ports, intent)).toMatchObject(begun)
})

const success = {
  merchantId: MERCHANT,
  orderId: REFERENCE,
  paymentRefId: 'MTIz-1',
  amount: '500.00',
  clientMobileNo: '01711223344',
  issuerPaymentDateTime: '2026-11-23 11:15:56.0',
  issuerPaymentRefNo: '73ABCDEF',
  status: 'Success',
  statusCode: '000',
}
const paid = {
  kind: 'paid',
  trxId: '73ABCDEF',
  amountMinor: 50_000n,
  payer: '01711223344',
  at: new Date('2026-11-23T05:15:56.000Z'),
  isRisky: false,
}

test.each<[string, object | StubAnswer, object]>([
  ['a success', success, paid],
  ['a number as amount', { text: JSON.stringify(success).replace('"500.00"', '500.00') }, paid],
  ['a masked payer', { ...success, clientMobileNo: '017****3344' }, { ...paid, payer: null }],
  ['another amount', { ...success, amount: '5' }, { ...paid, amountMinor: 500n }],
  ['an amount of three decimals', { ...success, amount: '500.001' }, { kind: 'unknown' }],
  ['another order', { ...success, orderId: 'X' }, { kind: 'unknown' }],
  ['another payment', { ...success, paymentRefId: 'X' }, { kind: 'unknown' }],
  ['another shop', { ...success, merchantId: 'X' }, { kind: 'unknown' }],
  ['an odd time', { ...success, issuerPaymentDateTime: '' }, { kind: 'unknown' }],
  ['a player on the page', { ...success, status: 'OtpSent' }, { kind: 'waiting' }],
  ['a player who went back', { ...success, status: 'Aborted' }, { kind: 'failed' }],
  ['an odd failure', { ...success, status: 'UnknownFailed' }, { kind: 'unknown' }],
  ['a refused question', refusal, { kind: 'unknown' }],
  ['a 500', { status: 500, text: '{}' }, { kind: 'unknown' }],
  ['bad JSON', { text: 'no' }, { kind: 'unknown' }],
  ['a cut line', 'cut', { kind: 'unknown' }],
])('[LAW-11] verify answered with %s', async (_, answer, word) => {
  expect(await verifyPayment(await openPorts(() => answer), asked)).toMatchObject(word)
  expect(stub?.calls[0]?.path).toBe('/verify/payment/MTIz-1')
})

test('a payment whose page never came to us is absent', async () => {
  const ports = await openPorts(() => success)
  expect(await verifyPayment(ports, { ...asked, partnerRef: null })).toEqual({ kind: 'absent' })
  expect(stub?.calls).toEqual([])
})
