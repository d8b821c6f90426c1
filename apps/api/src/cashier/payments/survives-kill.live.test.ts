import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  balance,
  getPaymentMethods,
  login,
  submitDeposit,
  submitWithdrawal,
} from '@maidan/contract'
import { callSite, createDatabase } from '@maidan/testkit'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spawnApi, type SpawnedApi } from '../testing/spawn-api.ts'

const REQUESTS = 15
/** The kill falls into the middle of the requests. */
const KILL_AFTER_MS = 30
/** An api of its own starts twice: that takes its time on a busy machine. */
const TIMEOUT_MS = 180_000
const OPENING_MINOR = 500_000n

let dataDir: string
let database: pg.Client
let env: Record<string, string>
let api: SpawnedApi

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-kill-'))
  const url = await createDatabase('kill')
  database = new pg.Client({ connectionString: url })
  await database.connect()
  env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SECRET: randomBytes(32).toString('hex'),
    SEED: 'demo',
    LIMITS_SCALE: '50',
  }
  api = await spawnApi(env)
}, TIMEOUT_MS)
afterAll(async () => {
  await api.kill()
  await database.end()
  await rm(dataDir, { recursive: true, force: true })
})

/** The demo player, logged in anew: what a phone does when the answer never came. */
async function enter() {
  const call = callSite(api.url)
  const { body } = await call(login, { body: { username: 'rahim2026', password: 'Maidan2026' } })
  const methods = (await call(getPaymentMethods)).body
  const list = Array.isArray(methods) ? methods : methods.pgs
  const common = {
    remote_id: body.remote_id,
    account_number: '01711223344',
    payment_id: list[0]?.id ?? 0,
  }
  return {
    claim: (trxId: string) =>
      call(submitDeposit, {
        token: body.token,
        body: { ...common, transaction_id: trxId, amount: '500', promotion_id: 0 },
      }),
    withdraw: () =>
      call(submitWithdrawal, { token: body.token, body: { ...common, amount: '500' } }),
    balance: async () => (await call(balance, { token: body.token })).body.balance,
  }
}

async function killDuring(requests: Promise<unknown>[]) {
  const ended = Promise.allSettled(requests)
  await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS))
  await api.kill()
  await ended
  api = await spawnApi(env)
}

async function count(sql: string, ...values: string[]): Promise<bigint> {
  const { rows } = await database.query<{ n: string }>(sql, values)
  return BigInt(rows[0]?.n ?? 0)
}

test(
  '[LAW-4] claims and withdrawals survive kill -9: sent again, each is there once',
  async () => {
    const trxId = `KILL${randomBytes(5).toString('hex')}`.toUpperCase()
    const before = await enter()
    const sent = Array.from({ length: REQUESTS }, () => [before.claim(trxId), before.withdraw()])
    await killDuring(sent.flat())
    const after = await enter()
    expect((await after.claim(trxId)).status).toBe(200)
    expect([200, 409]).toContain((await after.withdraw()).status)
    expect(await count('SELECT count(*) AS n FROM ledger_breach')).toBe(0n)
    const pending = `SELECT count(*) AS n FROM payment WHERE direction = $1
      AND state IN ('claimed', 'verifying', 'unknown', 'review')`
    expect(await count(pending, 'deposit')).toBe(1n)
    expect(await count(pending, 'withdrawal')).toBe(1n)
    const held = await count(`SELECT sum(amount_minor) AS n FROM hold WHERE state = 'pending'`)
    expect(held).toBe(50_000n)
    expect(BigInt((await after.balance()).replace('.', ''))).toBe(OPENING_MINOR - held)
  },
  TIMEOUT_MS,
)
