import { byKeyRing } from '@maidan/contract'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { serverPlans } from './server-plans.ts'

const settled = {
  databases: { databaseUrl: 'db', sandboxDatabaseUrl: 'sandbox-db', close: async () => undefined },
  secrets: {
    SECRET: 's',
    FEED_SEED: 'matches',
    KOEL_KEYS: 'koel-2:new,koel-1:old',
    ...byKeyRing(({ slug }) => (slug === 'padma' ? 'new:1,old:2' : `${slug}:1`)),
    BKASH_USERNAME: 'house',
    BKASH_PASSWORD: 'word',
    BKASH_APP_KEY: 'app',
    BKASH_APP_SECRET: 'secret',
    NAGAD_MERCHANT_ID: 'merchant',
    NAGAD_MERCHANT_NUMBER: '01300000001',
    NAGAD_PRIVATE_KEY: 'of Nagad',
    SSLCOMMERZ_STORE_ID: 'store',
    SSLCOMMERZ_STORE_PASSWORD: 'store word',
    NAGAD_MERCHANT_PUBLIC_KEY: 'to check the house',
    NAGAD_MERCHANT_PRIVATE_KEY: 'of the house',
    NAGAD_PUBLIC_KEY: 'to check Nagad',
  },
  smtpPort: 25_000,
}

test('the sandbox starts first and both know each other', () => {
  const [sandbox, , api] = serverPlans(
    readConfig({ PORT: '4100', GAMES_PORT: '4102', FEED_PORT: '4103' }),
    settled,
  )
  expect(sandbox).toMatchObject({
    name: 'sandbox',
    env: {
      API_URL: 'http://127.0.0.1:4100',
      SITE_ORIGIN: 'http://127.0.0.1:4100',
      PADMA_KEYS: 'new:1',
      SMTP_PORT: '25000',
      SANDBOX_DATABASE_URL: 'sandbox-db',
      BKASH_APP_SECRET: 'secret',
    },
  })
  expect(sandbox?.env).not.toHaveProperty('SECRET')
  expect(sandbox?.env).toHaveProperty('FEED_SEED', 'matches')
  expect(api?.env).not.toHaveProperty('FEED_SEED')
  expect(api?.env).not.toHaveProperty('NAGAD_PRIVATE_KEY')
  expect(sandbox?.env).not.toHaveProperty('NAGAD_MERCHANT_PRIVATE_KEY')
  expect(api).toMatchObject({
    name: 'api',
    env: {
      FEED_URL: 'http://127.0.0.1:4103',
      GAMES_URL: 'http://127.0.0.1:4102',
      PADMA_KEYS: 'new:1,old:2',
      SMTP_URL: 'smtp://127.0.0.1:25000',
      DATABASE_URL: 'db',
      MODE: 'sandbox',
      BKASH_URL: 'http://127.0.0.1:3030/bkash/v1.2.0-beta',
      BKASH_CERT_ORIGIN: 'http://127.0.0.1:3030',
      BKASH_APP_SECRET: 'secret',
      SEED: 'demo',
      MIGRATE: '1',
    },
  })
})

test('behind a proxy the partners’ pages trust the public address', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://maidan.example',
    GAMES_PUBLIC_URL: 'https://games.example',
    FEED_PUBLIC_URL: 'https://feed.example',
  })
  const [sandbox, , api] = serverPlans(config, settled)
  expect(sandbox?.env).toMatchObject({
    SITE_ORIGIN: 'https://maidan.example',
    GAMES_PUBLIC_URL: 'https://games.example',
    FEED_PUBLIC_URL: 'https://feed.example',
  })
  expect(api?.env).toMatchObject({
    GAMES_URL: 'http://127.0.0.1:3020',
    GAMES_PUBLIC_URL: 'https://games.example',
  })
})

test('a provider from outside runs beside them, is told its own matters alone, and is registered', () => {
  const config = readConfig({ PORT: '4100', KOEL_PORT: '4105', DATA_DIR: '/tmp/house' })
  const [sandbox, koel, api] = serverPlans(config, settled)
  expect(koel).toMatchObject({ name: 'koel', dataDir: '/tmp/house' })
  expect(koel?.env).toEqual({
    KOEL_PORT: '4105',
    KOEL_ORIGIN: 'http://127.0.0.1:4105',
    KOEL_WALLET_URL: 'http://127.0.0.1:4100',
    KOEL_SITE_ORIGIN: 'http://127.0.0.1:4100',
    KOEL_DATABASE: '/tmp/house/koel.db',
    KOEL_PAGES: expect.stringMatching(/koel-pages$/),
    KOEL_KEY_ID: 'koel-2',
    KOEL_KEY_SECRET: 'new',
    KOEL_OLD_KEY_ID: 'koel-1',
    KOEL_OLD_KEY_SECRET: 'old',
  })
  expect(api?.env).toHaveProperty(
    'GAME_PROVIDERS',
    'koel|Koel Games|http://127.0.0.1:4105|koel-2:new,koel-1:old',
  )
  expect(sandbox?.env).not.toHaveProperty('KOEL_KEYS')
})

test('an operator who names the providers has those and no other', () => {
  const plans = serverPlans(
    readConfig({ GAME_PROVIDERS: 'other|Other|https://o.example|o:1' }),
    settled,
  )
  expect(plans.map(({ name }) => name)).toEqual(['sandbox', 'api'])
  expect(plans[1]?.env).not.toHaveProperty('GAME_PROVIDERS')
})

test('a live house runs no sandbox partner and is given no key of one', () => {
  const plans = serverPlans(readConfig({ MODE: 'live' }), settled)
  expect(plans.map(({ name }) => name)).toEqual(['api'])
  expect(plans[0]?.env).toMatchObject({ MODE: 'live', SEED: 'none' })
  expect(plans[0]?.env).not.toHaveProperty('PADMA_KEYS')
})
