import { setTimeout as sleep } from 'node:timers/promises'
import { balance, getGames, getPaymentMethods, staffAudit } from '@maidan/contract'
import { openProcessWorld, type Person, type ProcessWorld } from '@maidan/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchGame } from '../wallet/testing/launch-game.ts'
import { callsOf } from '../wallet/testing/open-table.ts'
import { walletClient } from '../wallet/testing/wallet-client.ts'
import { busyPlayer, deeds, type Deed, type OwnBook } from './testing/busy-player.ts'

const PLAYERS = 16
const KILLS = 4
/** Starts of the api and the play between them, on a machine that has other things to do. */
const TIMEOUT_MS = 240_000
const SETUP_TIMEOUT_MS = 120_000
const AUDIT_PAGE = 100

let world: ProcessWorld
let database: pg.Client
let staff: { token: string }
let second: { token: string }
beforeAll(async () => {
  world = await openProcessWorld({ studio: true })
  database = new pg.Client({ connectionString: world.databaseUrl })
  await database.connect()
  staff = await world.staff('admin')
  second = await world.staff('cashier1')
}, SETUP_TIMEOUT_MS)
afterAll(async () => {
  await database.end()
  await world.close()
}, SETUP_TIMEOUT_MS)

/** Moments of the kills, after the api is up, and for each player what he does and in which order. */
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
        const players = await Promise.all(plans.map((plan, index) => sit(`player${index}`, plan)))
        const day = { over: false }
        const playing = players.map((player) => player.play(day))
        for (const ms of killAfterMs) {
          await sleep(ms)
          await world.killAndStart()
        }
        day.over = true
        await Promise.all(playing)
        for (const { person, book } of players) {
          expect(await ledgerOf(person)).toEqual(book.moved)
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

/** A player in front of a game, with a first deposit. */
async function sit(name: string, plan: fc.Stream<Deed>) {
  const person = await world.signUp(name)
  const { body } = await world.call(getGames, { query: { system: 'PADMA' } })
  const game = body.games[0]?.code ?? ''
  const { token } = await launchGame(world, person, game)
  const key = world.keys.padma
  const wallet = walletClient({ url: world.url, slug: 'padma', key, now: () => new Date() })
  const opened = await wallet('authenticate', { token, game })
  const calls = callsOf({ wallet, game, session: opened.body['session'] ?? '' })
  const methods = (await world.call(getPaymentMethods)).body
  const methodId = (Array.isArray(methods) ? methods : methods.pgs)[0]?.id ?? 0
  let rounds = 0
  const newIds = () => {
    rounds += 1
    return { bet: `${name}-b${rounds}`, round: `${name}-r${rounds}` }
  }
  const player = busyPlayer({ world, person, staff, second, methodId, game: calls, newIds })
  await player.act({ kind: 'deposit', minor: 90_000 })
  return {
    person,
    book: player.book,
    async play(day: { over: boolean }) {
      for (const deed of plan) {
        if (day.over) return
        await player.act(deed)
      }
    },
  }
}

/** The movements of a player's cash by their reason, as the ledger has them. */
async function ledgerOf({ playerId }: Person): Promise<OwnBook['moved']> {
  const { rows } = await database.query<{ reason: string; minors: string[] }>(
    `SELECT t.reason, array_agg(e.amount_minor::text ORDER BY e.amount_minor) AS minors
    FROM player p JOIN entry e ON e.account_id = p.cash_account
    JOIN transfer t ON t.id = e.transfer_id
    WHERE p.id = $1 GROUP BY t.reason`,
    [playerId],
  )
  return Object.fromEntries(rows.map(({ reason, minors }) => [reason, minors.map(Number)]))
}

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
