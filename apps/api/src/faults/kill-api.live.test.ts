import { setTimeout as sleep } from 'node:timers/promises'
import { balance, staffAudit } from '@maidan/contract'
import { openProcessWorld, type ProcessWorld } from '@maidan/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deeds, type OwnBook } from './testing/busy-player.ts'
import { movedMoney } from './testing/moved-money.ts'
import { seatPlayer } from './testing/seat-player.ts'

const PLAYERS = 16
const KILLS = 4
/** Starts of the api and the play between them, on a machine that has other things to do. */
const TIMEOUT_MS = 240_000
const SETUP_TIMEOUT_MS = 120_000
const AUDIT_PAGE = 100

let world: ProcessWorld
let database: pg.Client
let staff: { token: string }
beforeAll(async () => {
  world = await openProcessWorld({ studio: true })
  database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
  staff = await world.staff('admin')
}, SETUP_TIMEOUT_MS)
afterAll(async () => {
  await database.end()
  await world.close()
}, SETUP_TIMEOUT_MS)

/** Moments of the kills, after the api is up, and for each player what they do and in which order. */
const days = fc.record({
  killAfterMs: fc.array(fc.integer({ min: 50, max: 1_500 }), {
    minLength: KILLS,
    maxLength: KILLS,
  }),
  plans: fc.array(fc.infiniteStream(deeds), { minLength: PLAYERS, maxLength: PLAYERS }),
})

test(
  '[LAW-4] killed with -9 again and again, the house has done each acknowledged thing once and nothing else',
  () =>
    fc.assert(
      fc.asyncProperty(days, async ({ killAfterMs, plans }) => {
        const players = await Promise.all(
          plans.map((_, index) => seatPlayer(world, staff, `player${index}`)),
        )
        const day = { over: false }
        const playing = plans.map(async (plan, index) => players[index]?.play(plan, day))
        for (const ms of killAfterMs) {
          await sleep(ms)
          await world.killAndStart()
        }
        day.over = true
        await Promise.all(playing)
        for (const { person, book } of players) {
          expect(await movedMoney(database, person)).toEqual(book.moved)
          const { body } = await world.call(balance, { token: person.token })
          expect(body.balance).toBe((book.cashMinor / 100).toFixed(2))
        }
        expect(await leftovers()).toEqual({ breaches: [], holds: [], payments: [] })
        expect(await auditedActs()).toEqual(actsOf(players.map(({ book }) => book)))
      }),
      // A day cannot be shrunk: the next one would not be killed at the same moments.
      { numRuns: 1, endOnFailure: true },
    ),
  TIMEOUT_MS,
)

/** What must not be there when the day is over. */
async function leftovers() {
  const rowsOf = async (query: string) => (await database.query(query)).rows as unknown[]
  return {
    breaches: await rowsOf('SELECT * FROM ledger_breach'),
    holds: await rowsOf(`SELECT key FROM hold WHERE state = 'pending'`),
    payments: await rowsOf(
      `SELECT reference FROM payment WHERE state NOT IN ('credited', 'paid', 'rejected')`,
    ),
  }
}

type Acts = Record<'deposit.approve' | 'withdrawal.approve' | 'withdrawal.reject', number>

function actsOf(books: readonly OwnBook[]): Acts {
  const count = (reason: string) =>
    books.reduce((sum, { moved }) => sum + (moved[reason]?.length ?? 0), 0)
  const returned = count('withdrawal_returned')
  return {
    'deposit.approve': count('deposit'),
    'withdrawal.approve': count('withdrawal') - returned,
    'withdrawal.reject': returned,
  }
}

/** The words of staff in the audit, whose every line is chained to the one before. */
async function auditedActs(): Promise<Acts> {
  const acts = { 'deposit.approve': 0, 'withdrawal.approve': 0, 'withdrawal.reject': 0 }
  for (let page = 1, read = 0, total = 1; read < total; page += 1) {
    const query = { page: String(page), page_size: String(AUDIT_PAGE) }
    const { body } = await world.call(staffAudit, { ...staff, query })
    if (!body.chain_intact) throw new Error(`the audit is broken on page ${page}`)
    for (const { act } of body.data) if (act in acts) acts[act as keyof Acts] += 1
    total = body.total
    read += body.data.length
  }
  return acts
}
