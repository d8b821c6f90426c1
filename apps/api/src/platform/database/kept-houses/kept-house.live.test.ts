import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  balance,
  clearedBets,
  duePages,
  exchangeExposure,
  getPages,
  login,
  openBets,
  PAGE_KEYS,
  showTransactions,
  showTurnovers,
  staffDeposits,
  staffMarket,
  staffWithdrawals,
} from '@maidan/contract'
import { openKept, openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsDir } from '../migrations-dir.ts'
import { readColumnTexts, readRowTexts } from '../testing/content-texts.ts'

type Row = Record<string, unknown>
type Seen = {
  at: string
  secret: string
  people: {
    username: string
    password: string
    balance: Row
    exposure: Row
    openBets: Row[]
    turnovers: Row
    transactions: Row
    betting: Row
  }[]
  deposits: Row[]
  withdrawals: Row[]
  accounts: { id: string; balance: string; summed: string }[]
}

/** A house of the version with ten migrations, and what its own calls had answered of it. */
const KEPT = path.resolve('packages/testkit/kept/house-0010')

/** Markets for which a trader had asked another ending that nobody had answered yet. */
const REQUESTED = ['1.3', '1.4']

let seen: Seen
let keptUrl: string
let textsBefore: string[]
let world: World

beforeAll(async () => {
  seen = JSON.parse(await readFile(`${KEPT}.json`, 'utf8')) as Seen
  keptUrl = await openKept(`${KEPT}.jsonl.gz`, migrationsDir({ BUILD_DIR: '.build' }))
  textsBefore = await withClient(keptUrl, readColumnTexts)
  world = await openWorld({
    kept: { databaseUrl: keptUrl, at: new Date(seen.at) },
    env: { SECRET: seen.secret, SEED: 'none' },
  })
})
afterAll(() => world.close())

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('every account has what it had, and nothing is out of balance', async () => {
  const { rows } = await sql<Seen['accounts'][number]>`
    SELECT a.id::text, a.balance_minor::text AS balance, coalesce((SELECT sum(e.amount_minor)
      FROM entry e WHERE e.account_id = a.id), 0)::text AS summed FROM account a ORDER BY a.id
  `.execute(world.api.ctx.db)
  expect(rows.slice(0, seen.accounts.length)).toEqual(seen.accounts)
  expect((await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)).rows).toEqual([])
})

test('every player sees the balance, exposure, bets, turnover and payments of before', async () => {
  for (const person of seen.people) {
    const { username, password } = person
    const { body } = await world.call(login, { body: { username, password } })
    const own = { token: body.token }
    expect((await world.call(balance, own)).body).toMatchObject(person.balance)
    const exposure = await world.call(exchangeExposure, { ...own, query: {} })
    expect(exposure.body).toMatchObject(person.exposure)
    const open = (await world.call(openBets, { ...own, query: {} })).body.bets
    expect(open).toMatchObject(person.openBets)
    expect((await world.call(showTurnovers, own)).body).toMatchObject(person.turnovers)
    expect((await world.call(showTransactions, own)).body).toMatchObject(person.transactions)
    const cleared = await world.call(clearedBets, { ...own, query: {} })
    expect(cleared.body).toMatchObject(person.betting)
  }
})

test('the desk has the same deposits, withdrawals and requests waiting', async () => {
  const { token } = await world.staff('admin')
  const waiting = (rows: readonly Row[]) =>
    rows.map(({ id, state, amount, username, transaction_id }) => ({
      id,
      state,
      amount,
      username,
      transaction_id,
    }))
  const deposits = await world.call(staffDeposits, { token, query: {} })
  expect(waiting(deposits.body.data)).toEqual(waiting(seen.deposits))
  const withdrawals = await world.call(staffWithdrawals, { token, query: {} })
  expect(waiting(withdrawals.body.data)).toEqual(waiting(seen.withdrawals))
  for (const code of REQUESTED) {
    const { body } = await world.call(staffMarket, { token, params: { code } })
    expect(body.market).toMatchObject({ code, request_waiting: true })
  }
})

test('every text of the house is what it was, in both languages', async () => {
  const both = [
    /^notice\.notice 1 en: Welcome/,
    /^notice\.notice 1 bn: ময়দানে/,
    /^runner\.name 5\/2 bn: হারবার$/,
  ]
  for (const text of both) expect(textsBefore).toContainEqual(expect.stringMatching(text))
  const after = await withClient(keptUrl, readRowTexts)
  expect(after.filter((text) => textsBefore.includes(text))).toEqual(textsBefore)
})

test('every page of content is there, and players of before have still to agree to two', async () => {
  const { pages } = (await world.call(getPages, {})).body
  expect(pages.map(({ key, version }) => [key, version])).toEqual(PAGE_KEYS.map((key) => [key, 1]))
  const [{ username, password } = { username: '', password: '' }] = seen.people
  const { token } = (await world.call(login, { body: { username, password } })).body
  const due = (await world.call(duePages, { token })).body.pages
  expect(due.map(({ key, accepted_version }) => [key, accepted_version])).toEqual([
    ['terms', null],
    ['privacy', null],
  ])
})
