import { generateKeyPairSync } from 'node:crypto'
import { PARTNER_KEYS, type PartnerKey } from '@maidan/cashier'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { readConfig } from '../../platform/machine/read-config.ts'
import { openPaymentPartners } from './open-payment-partners.ts'
import type { Return } from './payment-partner.ts'

const house = {
  DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
  SECRET: 'Vw3kq9ZtR7xLm2Yb8HdNc5JfPs6GaQe4',
}
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const settings = {
  bkash: {
    BKASH_URL: 'http://127.0.0.1:3030/bkash',
    BKASH_USERNAME: 'shop',
    BKASH_PASSWORD: 'word',
    BKASH_APP_KEY: 'key',
    BKASH_APP_SECRET: 'secret',
    BKASH_TOPIC_ARN: 'arn:aws:sns:ap-southeast-1:000000000000:maidan-sandbox',
    BKASH_CERT_ORIGIN: 'http://127.0.0.1:3030',
  },
  nagad: {
    NAGAD_URL: 'http://127.0.0.1:3030/nagad',
    NAGAD_MERCHANT_ID: '683002007104225',
    NAGAD_MERCHANT_NUMBER: '01711428801',
    NAGAD_MERCHANT_PRIVATE_KEY: privateKey
      .export({ format: 'der', type: 'pkcs8' })
      .toString('base64'),
    NAGAD_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  },
  sslcommerz: {
    SSLCOMMERZ_URL: 'http://127.0.0.1:3030/sslcommerz',
    SSLCOMMERZ_STORE_ID: 'shop',
    SSLCOMMERZ_STORE_PASSWORD: 'word',
  },
} as const satisfies Record<PartnerKey, Record<string, string>>

function open(env: Record<string, string>) {
  const config = readConfig({ ...house, ...env })
  const ports = { ...openDatabase(config.DATABASE_URL, 4), log: pino({ level: 'silent' }) }
  return openPaymentPartners({ ...ports, config, clock: systemClock })
}

test('[LAW-13] a partner is there with all of its settings, and not with fewer', () => {
  expect([...open({}).keys()]).toEqual([])
  for (const key of PARTNER_KEYS) {
    const whole: Record<string, string> = settings[key]
    expect([...open(whole).keys()]).toEqual([key])
    for (const missing of Object.keys(whole))
      expect([...open({ ...whole, [missing]: '' }).keys()]).toEqual([])
  }
})

const nothing = { reference: null, partnerRef: null }
const order = { order_id: 'D1', payment_ref_id: 'M1' }

test.each<[PartnerKey, Record<string, string>, Return]>([
  [
    'bkash',
    { paymentID: 'T1', status: 'success' },
    { ...nothing, partnerRef: 'T1', gaveUp: false },
  ],
  ['bkash', { paymentID: 'T1', status: 'failure' }, { ...nothing, partnerRef: 'T1', gaveUp: true }],
  ['bkash', { paymentID: 'T1', status: 'cancel' }, { ...nothing, partnerRef: 'T1', gaveUp: true }],
  ['bkash', {}, { ...nothing, gaveUp: false }],
  ['nagad', { ...order, status: 'Success' }, { reference: 'D1', partnerRef: 'M1', gaveUp: false }],
  ['nagad', { ...order, status: 'Aborted' }, { reference: 'D1', partnerRef: 'M1', gaveUp: true }],
  ['nagad', {}, { ...nothing, gaveUp: false }],
  [
    'sslcommerz',
    { tran_id: 'D1', status: 'VALID' },
    { ...nothing, reference: 'D1', gaveUp: false },
  ],
  [
    'sslcommerz',
    { tran_id: 'D1', status: 'CANCELLED' },
    { ...nothing, reference: 'D1', gaveUp: true },
  ],
  ['sslcommerz', {}, { ...nothing, gaveUp: false }],
])('what a browser brings back from %s with %o', (key, query, said) => {
  expect(open(settings[key]).get(key)?.readReturn(query)).toEqual(said)
})

test('[LAW-12] Nagad sends no notices, so nobody listens for any', () => {
  expect(open(settings.nagad).get('nagad')).not.toHaveProperty('readNotice')
})
