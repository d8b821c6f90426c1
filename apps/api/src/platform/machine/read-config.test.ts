import { randomBytes } from 'node:crypto'
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
