import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { EVERYBODYS_XPUB } from '@maidan/cashier'
import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

/** Settings with which a live house may start. */
const fit: Record<string, string> = {
  MODE: 'live',
  LICENCE: 'ACME-2026-17',
  COUNTRIES: 'BD',
  DATABASE_URL: 'postgres://maidan@db.acme.test/maidan',
  SECRET: 'Vw3kq9ZtR7xLm2Yb8HdNc5JfPs6GaQe4',
  PUBLIC_URL: 'https://acme.test',
  STAFF_TOTP: 'required',
  ODDS_PUBLIC_URL: 'https://odds.acme.test',
  FEED_URL: 'https://feed.partner.test',
  FEED_PUBLIC_URL: 'https://feed.partner.test',
  GAMES_URL: 'https://games.partner.test',
  GAMES_PUBLIC_URL: 'https://games.partner.test',
  PAYMENTS_URL: 'https://wallets.partner.test',
  SMS_URL: 'https://sms.partner.test/send',
  SMTP_URL: 'smtps://mail.partner.test',
}

function nagadKeys(modulusLength: number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  const spki = publicKey.export({ format: 'der', type: 'spki' })
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' })
  return {
    NAGAD_MERCHANT_PRIVATE_KEY: pkcs8.toString('base64'),
    NAGAD_PUBLIC_KEY: spki.toString('base64'),
  }
}

/** Payment partners whole; none of them has to be there. */
const payments: Record<string, string> = {
  BKASH_URL: 'https://tokenized.partner.test/v1.2.0-beta',
  BKASH_USERNAME: '01770618575',
  BKASH_PASSWORD: 'D7DaC<*E*eG',
  BKASH_APP_KEY: '0vWQuCRGiUX7EPVjQDr0EUAYtc',
  BKASH_APP_SECRET: 'jcUNPBgbcqEDedNKdvE4G1cAK7D3hCjmJccNPZZBq96QIxxwAMEx',
  BKASH_TOPIC_ARN: 'arn:aws:sns:ap-southeast-1:123456789012:shop',
  BKASH_CERT_ORIGIN: 'https://sns.ap-southeast-1.amazonaws.com',
  NAGAD_URL: 'https://nagad.partner.test/api/dfs',
  NAGAD_MERCHANT_ID: '683002007104225',
  NAGAD_MERCHANT_NUMBER: '01711428801',
  NAGAD_HOUSE_IP: '203.0.113.7',
  ...nagadKeys(2048),
  SSLCOMMERZ_URL: 'https://securepay.partner.test',
  SSLCOMMERZ_STORE_ID: 'acme0live',
  SSLCOMMERZ_STORE_PASSWORD: 'acme65f1c2@ssl',
  USDT_XPUB:
    'xpub6CUGRUonZSQ4TWtTMmzXdrXDtypWKiKrhko4egpiMZbpiaQL2jkwSB1icqYh2cfDfVxdx4df189oLKnC5fSwqPfgyP3hooxujYzAu3fDVmz',
  USDT_NODE_URL: 'https://tron.partner.test',
}

function refusalOf(env: Record<string, string | undefined>): string {
  try {
    readConfig({ ...fit, ...env })
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('a live house', () => {
  test('[LAW-13] starts with a licence, countries, partners and secrets of its own', () => {
    expect(refusalOf({})).toBe('')
    expect(readConfig(fit).DOCS).toBe('off')
    expect(readConfig({ ...fit, DOCS: 'on' }).DOCS).toBe('on')
  })

  test.each<[string, Record<string, string | undefined>]>([
    ['LICENCE', { LICENCE: undefined }],
    ['COUNTRIES', { COUNTRIES: undefined }],
    ['SEED', { SEED: 'demo' }],
    ['STAFF_TOTP', { STAFF_TOTP: 'optional' }],
    ['STAFF_TOTP', { STAFF_TOTP: undefined }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://acme.test' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['LIMITS_SCALE', { LIMITS_SCALE: '100000' }],
    ['SECRET', { SECRET: 'a'.repeat(32) }],
    ['SECRET', { SECRET: 'abcdefghijklmnopqrstuvwxyz012345' }],
    ['SECRET', { SECRET: 'correct-horse-correct-horse-correct-horse' }],
    ['SECRET', { SECRET: 'passwordpasswordpasswordpassword' }],
    ['SECRET', { SECRET: '<32 characters or more of your own>' }],
    ['SECRET', { SECRET: 'change-me-before-you-go-live-please!' }],
    ['SECRET', { SECRET: '12345678901234567890123456789012' }],
    ['FORMER_SECRETS', { FORMER_SECRETS: 'a'.repeat(40) }],
    ['PADMA_KEYS', { PADMA_KEYS: `padma-1:${'b'.repeat(40)}` }],
    ['GAME_PROVIDERS', { GAME_PROVIDERS: `koel|Koel|https://koel.test|k:${'b'.repeat(40)}` }],
    ['GAME_PROVIDERS', { GAME_PROVIDERS: `koel|Koel|http://koel.test|k:${fit['SECRET']}` }],
    ['GAME_PROVIDERS', { GAME_PROVIDERS: `koel|Koel|https://127.0.0.1|k:${fit['SECRET']}` }],
    ['FEED_URL', { FEED_URL: undefined }],
    ['FEED_URL', { FEED_URL: 'http://feed.partner.test' }],
    ['FEED_PUBLIC_URL', { FEED_PUBLIC_URL: undefined }],
    ['GAMES_URL', { GAMES_URL: 'https://127.0.0.1:3020' }],
    ['GAMES_PUBLIC_URL', { GAMES_PUBLIC_URL: 'https://localhost' }],
    ['ODDS_PUBLIC_URL', { ODDS_PUBLIC_URL: undefined }],
    ['PAYMENTS_URL', { PAYMENTS_URL: 'https://[::1]:3030' }],
    ['SMS_URL', { SMS_URL: 'https://0.0.0.0/sms' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.partner.test' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://maidan.localhost' }],
    ['IP_URL', { IP_URL: 'http://ip.partner.test' }],
    ['STREAM_URL', { STREAM_URL: 'http://stream.partner.test' }],
    ['EXCHANGE_URL', { EXCHANGE_URL: 'http://exchange.partner.test' }],
  ])('[LAW-13] refuses %s of %o, and nothing else', (key, env) => {
    const lines = refusalOf(env).split('\n').slice(1)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^- ${key}\\b`))])
  })

  test.each<[string, Record<string, string | undefined>]>([
    ['BKASH_URL', { BKASH_URL: 'http://tokenized.partner.test' }],
    ['BKASH_URL', { BKASH_URL: 'https://127.0.0.1:3030/bkash' }],
    ['BKASH_PAYOUT_URL', { BKASH_PAYOUT_URL: 'http://checkout.partner.test' }],
    ['BKASH_PAGE_ORIGIN', { BKASH_PAGE_ORIGIN: 'https://localhost' }],
    ['BKASH_CERT_ORIGIN', { BKASH_CERT_ORIGIN: 'http://sns.ap-southeast-1.amazonaws.com' }],
    ['BKASH_TOPIC_ARN', { BKASH_TOPIC_ARN: undefined }],
    ['BKASH_PASSWORD', { BKASH_PASSWORD: 'short' }],
    ['BKASH_APP_SECRET', { BKASH_APP_SECRET: 'aaaabbbbaaaabbbb' }],
    ['NAGAD_URL', { NAGAD_URL: 'http://nagad.partner.test' }],
    ['NAGAD_PAGE_ORIGIN', { NAGAD_PAGE_ORIGIN: 'http://nagad.partner.test' }],
    ['NAGAD_HOUSE_IP', { NAGAD_HOUSE_IP: undefined }],
    ['NAGAD_PUBLIC_KEY', { NAGAD_PUBLIC_KEY: nagadKeys(1024).NAGAD_PUBLIC_KEY }],
    ['SSLCOMMERZ_URL', { SSLCOMMERZ_URL: 'https://[::1]:3030' }],
    ['SSLCOMMERZ_PAGE_ORIGIN', { SSLCOMMERZ_PAGE_ORIGIN: 'http://pay.partner.test' }],
    ['SSLCOMMERZ_STORE_ID', { SSLCOMMERZ_STORE_ID: undefined }],
    ['SSLCOMMERZ_STORE_PASSWORD', { SSLCOMMERZ_STORE_PASSWORD: 'testtest' }],
    ['USDT_XPUB', { USDT_XPUB: undefined }],
    ['USDT_XPUB', { USDT_XPUB: EVERYBODYS_XPUB }],
    ['USDT_NODE_URL', { USDT_NODE_URL: 'http://tron.partner.test' }],
    ['USDT_CONTRACT', { USDT_CONTRACT: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' }],
  ])('[LAW-13] refuses of the payment partners %s of %o, and nothing else', (key, env) => {
    expect(refusalOf(payments)).toBe('')
    const lines = refusalOf({ ...payments, ...env })
      .split('\n')
      .slice(1)
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^- ${key}\\b`))])
  })

  test('[LAW-13] says everything that it refuses in one message', () => {
    const said = refusalOf({
      LICENCE: undefined,
      COUNTRIES: undefined,
      LIMITS_SCALE: '7',
      SECRET: 'a'.repeat(32),
      SMS_URL: undefined,
      SEED: 'demo',
    })
    for (const key of ['LICENCE', 'COUNTRIES', 'LIMITS_SCALE', 'SECRET', 'SMS_URL', 'SEED'])
      expect(said).toContain(`- ${key}`)
  })

  test('random secrets pass, in hex and in base64', () => {
    for (let tried = 0; tried < 500; tried += 1) {
      for (const form of ['hex', 'base64url', 'base64'] as const) {
        const secret = randomBytes(32).toString(form)
        expect({ secret, said: refusalOf({ SECRET: secret }) }).toEqual({ secret, said: '' })
      }
      const short = randomBytes(16).toString('hex')
      expect({ short, said: refusalOf({ SECRET: short }) }).toEqual({ short, said: '' })
    }
  })
})

test('a sandbox house takes what a live one refuses, and shows its calls', () => {
  const config = readConfig({ DATABASE_URL: 'postgres://x', SECRET: 'a'.repeat(32) })
  expect(config).toMatchObject({ MODE: 'sandbox', DOCS: 'on' })
})

test('a key of Nagad that is none is named, and no word of it is told', () => {
  const broken = { NAGAD_PUBLIC_KEY: 'AAAA', NAGAD_MERCHANT_PRIVATE_KEY: 'BBBB' }
  const said = refusalOf({ ...payments, ...broken })
  for (const [key, text] of Object.entries(broken)) {
    expect(said).toContain(key)
    expect(said).not.toContain(text)
  }
})
