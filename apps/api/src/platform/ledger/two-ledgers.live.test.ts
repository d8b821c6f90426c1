import { fileURLToPath } from 'node:url'
import type { Command, CommandResult } from '@maidan/ledger'
import { createDatabase } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/in-transaction.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { openLedger, type Ledger } from './open-ledger.ts'

const RUNS = 60
const RUN_TIMEOUT_MS = 120_000
const PLAYERS = 4
const START_MINOR = 100n

let opened: ReturnType<typeof openDatabase>
/** Two processes on one database: each remembers what it wrote, and neither what the other did. */
let ledgers: [Ledger, Ledger]
let players: bigint[]
let house: bigint
let run = 0

beforeAll(async () => {
  opened = openDatabase(await createDatabase('ledgers'), 12)
  await migrate(opened.pool, fileURLToPath(new URL('../database/migrations', import.meta.url)))
  ledgers = [openLedger(opened), openLedger(opened)]
  house = await ledgers[0].accounts.house('house:opening', 'BDT')
})
afterAll(() => opened.db.destroy())
beforeEach(openPlayers)

/** Players of their own for each run, with the same money. */
async function openPlayers() {
  run += 1
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO account (code, currency, kept)
    SELECT 'player:' || ${run}::text || '-' || n || ':cash', 'BDT', true
    FROM generate_series(1, ${PLAYERS}) n RETURNING id
  `.execute(opened.db)
  players = rows.map(({ id }) => id)
  for (const [index, id] of players.entries())
    await ledgers[0].post(transfer(`open:${run}:${index}`, house, id, START_MINOR))
}

function transfer(key: string, from: bigint, to: bigint, amountMinor: bigint): Command {
  const steps: Command['steps'] = [{ kind: 'transfer', from, to, amountMinor, reason: 'test' }]
  return { key, fingerprint: `${from}>${to}:${amountMinor}`, steps }
}

const player = (index: number) => players[index] ?? 0n

async function balances(): Promise<bigint[]> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT balance_minor FROM account WHERE id = ANY(${players}::bigint[]) ORDER BY id
  `.execute(opened.db)
  return rows.map(({ balance_minor }) => balance_minor)
}

async function breaches() {
  return (await sql`SELECT * FROM ledger_breach`.execute(opened.db)).rows
}

/** The same command, first by one process and then by the first of the two. */
async function postTwice(first: 0 | 1): Promise<CommandResult> {
  const command = transfer(`a${run}`, player(0), player(1), 30n)
  await ledgers[first].post(command)
  return ledgers[0].post(command)
}

const repeated: [CommandResult, bigint[]] = [{ status: 'repeated' }, [70n, 130n, 100n, 100n]]

describe('what a process remembers never decides alone', () => {
  const rows: [string, () => Promise<unknown>, unknown, bigint[]][] = [
    [
      'money that the other process took away is not spent again',
      async () => {
        await ledgers[1].post(transfer(`a${run}`, player(0), player(1), 100n))
        return ledgers[0].post(transfer(`b${run}`, player(0), player(2), 100n))
      },
      { status: 'refused', code: 'NOT_ENOUGH_MONEY' },
      [0n, 200n, 100n, 100n],
    ],
    [
      'money that the other process brought can be spent',
      async () => {
        await ledgers[1].post(transfer(`a${run}`, player(1), player(0), 100n))
        return ledgers[0].post(transfer(`b${run}`, player(0), player(2), 200n))
      },
      { status: 'posted' },
      [0n, 0n, 300n, 100n],
    ],
    ['a command that the other process posted is a repetition', () => postTwice(1), ...repeated],
    ['a command that this process posted is a repetition', () => postTwice(0), ...repeated],
    [
      'a flow that was rolled back has not happened',
      async () => {
        const { db } = opened
        const undone = db.transaction().execute(async (tx) => {
          await ledgers[0].postIn(tx, [transfer(`a${run}`, player(0), player(1), 100n)])
          throw new Error('undone')
        })
        await expect(undone).rejects.toThrow('undone')
        return ledgers[0].post(transfer(`a${run}`, player(0), player(1), 60n))
      },
      { status: 'posted' },
      [40n, 160n, 100n, 100n],
    ],
  ]
  test.each(rows)('[LAW-2, LAW-4] %s', async (_, act, answer, after) => {
    expect(await act()).toEqual(answer)
    expect(await balances()).toEqual(after)
    expect(await breaches()).toEqual([])
  })
})

test('[LAW-2] the second transfer between two accounts takes one statement', async () => {
  await ledgers[0].post(transfer(`first:${run}`, player(0), player(1), 10n))
  const statements = await countStatements(() =>
    ledgers[0].post(transfer(`second:${run}`, player(0), player(1), 10n)),
  )
  expect(statements).toBe(1)
  expect(await balances()).toEqual([80n, 120n, 100n, 100n])
})

/** What is sent over the connection that is taken next, until it is given back. */
async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const sent: string[] = []
  const watch = (client: { query: unknown }) => {
    const { query } = client
    client.query = (asked: { text: string }) => {
      sent.push(asked.text)
      return (query as (asked: { text: string }) => unknown).call(client, asked)
    }
    opened.pool.once('release', () => (client.query = query))
  }
  opened.pool.once('acquire', watch)
  await act()
  return sent.length
}

type Asked = { by: 0 | 1; from: number; to: number; amount: number; key: number; inFlow: boolean }

const asked: fc.Arbitrary<Asked> = fc.record({
  by: fc.constantFrom(0, 1),
  from: fc.nat(PLAYERS - 1),
  to: fc.nat(PLAYERS - 1),
  amount: fc.integer({ min: 1, max: 120 }),
  key: fc.nat(30),
  inFlow: fc.boolean(),
})

test(
  '[LAW-1, LAW-2, LAW-4] whatever two processes post at once, every answer is kept and nothing else',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(asked, { maxLength: 12 }), { maxLength: 5 }), check),
      { numRuns: RUNS },
    )
  },
  RUN_TIMEOUT_MS,
)

async function check(rounds: Asked[][]) {
  await openPlayers()
  const expected = players.map(() => START_MINOR)
  const kept = new Set<string>()
  for (const round of rounds) {
    const usable = round.filter(({ from, to }) => from !== to)
    const answers = await Promise.all(usable.map(post))
    usable.forEach((one, index) => {
      if (answers[index]?.status !== 'posted') return
      expect(kept.has(keyOf(one))).toBe(false)
      kept.add(keyOf(one))
      expected[one.from] = (expected[one.from] ?? 0n) - BigInt(one.amount)
      expected[one.to] = (expected[one.to] ?? 0n) + BigInt(one.amount)
    })
  }
  expect(await balances()).toEqual(expected)
  expect(await breaches()).toEqual([])
}

const keyOf = ({ key }: Asked) => `${run}:${key}`

async function post(one: Asked): Promise<CommandResult | undefined> {
  const ledger = ledgers[one.by]
  const command = transfer(keyOf(one), player(one.from), player(one.to), BigInt(one.amount))
  if (!one.inFlow) return ledger.post(command)
  return inTransaction(opened.db, async (tx) => (await ledger.postIn(tx, [command]))[0])
}
