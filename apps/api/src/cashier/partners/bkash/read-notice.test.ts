import { sign, type KeyObject } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PartnerRequest } from '../ask-partner.ts'
import { makeCertificate } from '../testing/make-certificate.ts'
import { openReadNotice } from './read-notice.ts'

const ORIGIN = 'https://sns.ap-southeast-1.amazonaws.com'
const TOPIC = 'arn:aws:sns:ap-southeast-1:123456789012:shop'
const CERT = `${ORIGIN}/SimpleNotificationService-0123456789abcdef.pem`
const NOW = new Date('2026-11-23T10:00:00.000Z')
const { pem, privateKey } = makeCertificate()

let asked: PartnerRequest[] = []
let status = 200
let now = NOW
const read = () =>
  openReadNotice({
    ask: (request) => {
      asked.push(request)
      return Promise.resolve({ kind: 'answered', status, text: pem })
    },
    clock: { now: () => now, monotonicMs: () => 0 },
    certOrigin: ORIGIN,
    topicArn: TOPIC,
  })

beforeEach(() => {
  asked = []
})
afterEach(() => {
  status = 200
  now = NOW
})

const about = { trxID: 'DKN1ABCD23', merchantInvoiceNumber: 'DABCDEFGHJKM', amount: '500.00' }
const notification = {
  Type: 'Notification',
  MessageId: 'a-1',
  TopicArn: TOPIC,
  Message: JSON.stringify(about),
  Timestamp: NOW.toISOString(),
  SignatureVersion: '1',
  SigningCertURL: CERT,
}
const subscription = {
  ...notification,
  Type: 'SubscriptionConfirmation',
  Token: 't',
  SubscribeURL: `${ORIGIN}/?Action=ConfirmSubscription`,
}

type Fields = Record<string, string>

/** Signed as Amazon's own words say it: every key and value on a line of its own, sorted. */
function signed(fields: Fields, key: KeyObject = privateKey): Fields {
  const text = Object.entries(fields)
    .filter(([name]) => !['SignatureVersion', 'SigningCertURL'].includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('')
  return { ...fields, Signature: sign('RSA-SHA1', Buffer.from(text), key).toString('base64') }
}

const raw = (fields: Fields) => ({
  headers: { 'x-amz-sns-message-type': fields['Type'] },
  body: Buffer.from(JSON.stringify(fields)),
})

test('[LAW-12] a notice says what to ask about, and its certificate is fetched once', async () => {
  const readNotice = read()
  const said = {
    kind: 'payment',
    eventId: 'a-1',
    reference: 'DABCDEFGHJKM',
    partnerRef: null,
    trxId: 'DKN1ABCD23',
  }
  expect(await readNotice(raw(signed(notification)))).toEqual(said)
  expect(await readNotice(raw(signed({ ...notification, Subject: 'Payment' })))).toEqual(said)
  expect(asked.map(({ url }) => url)).toEqual([CERT])
  const odd = { ...notification, Message: 'hello' }
  expect(await readNotice(raw(signed(odd)))).toEqual({ ...said, reference: null, trxId: null })
})

test('[LAW-12] a subscription is confirmed at Amazon, and nowhere else', async () => {
  expect(await read()(raw(signed(subscription)))).toEqual({ kind: 'handled' })
  expect(asked.map(({ url }) => url)).toEqual([CERT, subscription.SubscribeURL])
  asked = []
  for (const SubscribeURL of [
    'http://169.254.169.254/',
    `${ORIGIN}.evil.test/`,
    `${ORIGIN}@evil.test/`,
  ])
    expect(await read()(raw(signed({ ...subscription, SubscribeURL })))).toMatchObject({
      kind: 'refused',
    })
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([CERT]))
})

test.each<[string, Fields]>([
  ['a foreign topic', { TopicArn: 'arn:aws:sns:ap-southeast-1:999999999999:shop' }],
  ['the beginning of our topic', { TopicArn: TOPIC.slice(0, -1) }],
  ['an old time', { Timestamp: '2026-11-23T08:59:59.000Z' }],
  ['a time to come', { Timestamp: '2026-11-23T10:06:00.000Z' }],
  ['no time', { Timestamp: 'now' }],
  ['another version', { SignatureVersion: '2' }],
  ['another type', { Type: 'UnsubscribeConfirmation' }],
])('[LAW-12] %s is refused, although it is signed', async (_, fields) => {
  expect(await read()(raw(signed({ ...notification, ...fields })))).toMatchObject({
    kind: 'refused',
  })
  expect(asked).toEqual([])
})

test.each([
  'https://sns.ap-southeast-1.amazonaws.com.evil.test/SimpleNotificationService-0a.pem',
  'https://evil.test/SimpleNotificationService-0a.pem',
  'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0a.pem',
  'http://sns.ap-southeast-1.amazonaws.com/SimpleNotificationService-0a.pem',
  `${ORIGIN}@evil.test/SimpleNotificationService-0a.pem`,
  `${ORIGIN}:8443/SimpleNotificationService-0a.pem`,
  `${ORIGIN}\\@evil.test/SimpleNotificationService-0a.pem`,
  `${ORIGIN}/bucket/SimpleNotificationService-0a.pem`,
  `${ORIGIN}/../SimpleNotificationService-0a.pem`,
  `${ORIGIN}/SimpleNotificationService-0a.pem?x=1`,
  `${ORIGIN}/SimpleNotificationService-0a.pem#x`,
  `${ORIGIN}/SimpleNotificationService-0a.pem\n`,
  `${ORIGIN}/SimpleNotificationService-0a.pem.pem`,
  `${ORIGIN}/SimpleNotificationService-xyz.pem`,
  `${ORIGIN}//evil.test/SimpleNotificationService-0a.pem`,
  ` ${CERT}`,
  CERT.toUpperCase(),
])('[LAW-12] no certificate is fetched from %o', async (SigningCertURL) => {
  expect(await read()(raw(signed({ ...notification, SigningCertURL })))).toMatchObject({
    kind: 'refused',
  })
  expect(asked).toEqual([])
})

test('[LAW-12] one changed letter, another key and a certificate out of force are refused', async () => {
  const whole = signed(notification)
  const { Message = '', Signature = '' } = whole
  const changed = [
    { ...whole, Message: Message.replace('500', '501') },
    { ...whole, MessageId: 'a-2' },
    { ...whole, Subject: 'More' },
    { ...whole, Signature: (Signature.startsWith('A') ? 'B' : 'A') + Signature.slice(1) },
    { ...whole, Signature: '' },
    signed(notification, makeCertificate().privateKey),
  ]
  for (const fields of changed)
    expect(await read()(raw(fields))).toEqual({ kind: 'refused', why: 'a wrong signature' })
  now = new Date('2027-01-01T00:00:00.000Z')
  const late = signed({ ...notification, Timestamp: now.toISOString() })
  expect(await read()(raw(late))).toEqual({ kind: 'refused', why: 'no certificate' })
})

test('[LAW-12] a body or header that fits no notice is refused, and so is a missing certificate', async () => {
  const whole = raw(signed(notification))
  const type = { 'x-amz-sns-message-type': 'SubscriptionConfirmation' }
  for (const one of [
    { ...whole, headers: {} },
    { ...whole, headers: type },
    { ...whole, body: Buffer.from('') },
    { ...whole, body: Buffer.from('{"Type":"Notification"}') },
  ])
    expect(await read()(one)).toMatchObject({ kind: 'refused' })
  expect(asked).toEqual([])
  status = 404
  expect(await read()(whole)).toEqual({ kind: 'refused', why: 'no certificate' })
})
