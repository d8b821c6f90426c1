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

const PLAYERS = 8
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
        const players = await Promise.all(plans.map((_, index) => sit(`player${index}`)))
        const day = { over: false }
        const playing = players.map(({ act }, index) => play(act, plans[index], day))
        for (const ms of killAfterMs) {
          await sleep(ms)
          await world.killAndStart()
        }
        day.over = true
        await Promise.all(playing)
        for (const { person, book } of players) await expectTold(person, book)
        await expectWholeLedger()
        await expectAudit(players.map(({ book }) => book))
      }),
      // A day cannot be shrunk: the next one would not be killed at the same moments.
      { numRuns: 1, endOnFailure: true },
    ),
  TIMEOUT_MS,
)

/** A player in front of a game, with a first deposit. */
async function sit(name: string) {
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
  const player = busyPlayer({ world, person, staff, methodId, game: calls, newIds })
  await player.act({ kind: 'deposit', minor: 90_000 })
  return { ...player, person }
}

async function play(
  act: (deed: Deed) => Promise<void>,
  plan: fc.Stream<Deed> | undefined,
  day: { over: boolean },
) {
  for (const deed of plan ?? []) {
    if (day.over) return
    await act(deed)
  }
}

/** What the ledger says of a player's cash is what he was told, movement by movement. */
async function expectTold({ token, playerId }: Person, book: OwnBook) {
  const { rows } = await database.query<{ reason: string; minor: string }>(
    `SELECT t.reason, e.amount_minor AS minor FROM player p
    JOIN entry e ON e.account_id = p.cash_account JOIN transfer t ON t.id = e.transfer_id
    WHERE p.id = $1`,
    [playerId],
  )
  const moved = Map.groupBy(rows, ({ reason }) => reason)
  const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b)
  expect(
    Object.fromEntries(
      [...moved].map(([reason, all]) => [reason, sorted(all.map(({ minor }) => Number(minor)))]),
    ),
  ).toEqual(Object.fromEntries([...book.moved].map(([reason, all]) => [reason, sorted(all)])))
  const { body } = await world.call(balance, { token })
  expect(body.balance).toBe((book.cashMinor / 100).toFixed(2))
}

async function expectWholeLedger() {
  const breaches = await database.query('SELECT * FROM ledger_breach')
  expect(breaches.rows).toEqual([])
  const held = await database.query(`SELECT * FROM hold WHERE state = 'pending'`)
  expect(held.rows).toEqual([])
  const open = await database.query(
    `SELECT reference FROM payment WHERE state NOT IN ('credited', 'paid', 'rejected')`,
  )
  expect(open.rows).toEqual([])
}

/** One line for each word of staff, every line chained to the one before. */
async function expectAudit(books: readonly OwnBook[]) {
  const count = (reason: string) =>
    books.reduce((sum, { moved }) => sum + (moved.get(reason)?.length ?? 0), 0)
  const returned = count('withdrawal_returned')
  const { body } = await world.call(staffAudit, { ...staff, query: { page_size: '1' } })
  const acts: string[] = []
  for (let page = 1; acts.length < body.total; page += 1) {
    const query = { page: String(page), page_size: String(AUDIT_PAGE) }
    const { body: lines } = await world.call(staffAudit, { ...staff, query })
    expect(lines.chain_intact).toBe(true)
    acts.push(...lines.data.map(({ act }) => act))
  }
  const of = (act: string) => acts.filter((one) => one === act).length
  expect({
    deposits: of('deposit.approve'),
    payouts: of('withdrawal.approve'),
    returns: of('withdrawal.reject'),
  }).toEqual({
    deposits: count('deposit'),
    payouts: count('withdrawal') - returned,
    returns: returned,
  })
}
