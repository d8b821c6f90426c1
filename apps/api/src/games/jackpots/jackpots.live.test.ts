import { getJackpots, staffAskHeldWin, staffDecideApproval, staffHeldWins } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTable, type Ids, type Table } from '../wallet/testing/open-table.ts'
import { feedJackpots } from './feed-jackpots.ts'

/** Fed by 1 % of each bet of its games, the first of PADMA's among them; a third of it is kept back. */
const MELA = 'PADMA-MELA'
const START_MINOR = 10_000_000n

let world: World
let alice: Person
let table: Table

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  table = await openTable(world, alice, { balanceMinor: START_MINOR })
})
afterEach(async () => {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows)}`)
  const { rows: unequal } = await sql`
    SELECT w.transaction_id FROM jackpot_win w
    LEFT JOIN transfer t ON t.command_key = 'game:' || w.platform || ':' || w.transaction_id
      AND t.reason = 'jackpot_win'
    WHERE w.amount_minor <> coalesce(t.amount_minor, 0)
  `.execute(world.api.ctx.db)
  if (unequal.length > 0) throw new Error(`pots have paid otherwise: ${JSON.stringify(unequal)}`)
})

type Held = { pot: bigint; reserve: bigint }

/** What the jackpot holds once all that is due has been put in. */
async function held(): Promise<Held> {
  while ((await feedJackpots(world.api.ctx)) > 0);
  const { rows } = await sql<Held>`
    SELECT pot.balance_minor AS pot, reserve.balance_minor AS reserve FROM jackpot_pot p
    JOIN account pot ON pot.id = p.pot_account JOIN account reserve ON reserve.id = p.reserve_account
    WHERE p.jackpot_code = ${MELA} AND p.currency = 'BDT'
  `.execute(world.api.ctx.db)
  const [row] = rows
  if (!row) throw new Error('there is no pot')
  return row
}

/** Plays a round of a bet to its end; nothing is won. */
async function play(amount: string, of: Table = table): Promise<Ids> {
  const ids = of.newIds()
  await of.bet(amount, ids)
  await of.win('0', ids)
  await of.end(ids)
  return ids
}

const claim = (of: Table, ids: Ids, more: Record<string, string> = {}) =>
  of.wallet('win', {
    session: of.session,
    round_id: ids.round,
    transaction_id: `${ids.bet}-win`,
    bet_transaction_id: ids.bet,
    amount: '0',
    currency: 'BDT',
    jackpot: MELA,
    ...more,
  })

/** A bet that nothing has decided; it is too small to put anything in. */
async function betFor(of: Table, amount = '90'): Promise<Ids> {
  const ids = of.newIds()
  await of.bet(amount, ids)
  return ids
}

const added = (before: Held, after: Held) => [
  after.pot - before.pot,
  after.reserve - before.reserve,
]

describe('a jackpot is fed', () => {
  test('by its share of a bet as it is decided, once however often it is paid or told', async () => {
    const before = await held()
    const ids = await betFor(table, '100000')
    expect(added(before, await held())).toEqual([0n, 0n])
    const second = { ...ids, own: table.id() }
    await Promise.all([table.win('0', ids), table.win('0', ids), table.win('70', second)])
    await table.end(ids)
    expect(added(before, await held())).toEqual([667n, 333n])
  })

  test('by nothing of a bet that went back, before the end of its round or after it', async () => {
    const before = await held()
    for (const isEnded of [false, true]) {
      const ids = await betFor(table, '100000')
      if (isEnded) await table.end(ids)
      expect((await table.rollback(ids)).status).toBe(200)
      if (!isEnded) await table.end(ids)
    }
    expect(await table.balance()).toBe(START_MINOR)
    expect(added(before, await held())).toEqual([0n, 0n])
  })

  test('by nothing of what was never at risk', async () => {
    const before = await held()
    const ids = await betFor(table, '100000')
    await table.wallet('win', {
      session: table.session,
      round_id: ids.round,
      transaction_id: `${ids.bet}-win`,
      bet_transaction_id: ids.bet,
      amount: '100000',
      unplayed: '100000',
      currency: 'BDT',
    })
    expect(added(before, await held())).toEqual([0n, 0n])
  })

  test('by nothing of games that have no part in it', async () => {
    const before = await held()
    await play('100000', await openTable(world, alice, { slug: 'bagh' }))
    expect(added(before, await held())).toEqual([0n, 0n])
  })
})

describe('a jackpot is won', () => {
  test('whole, with the amount in the answer, again in the repeated one, and the next begins', async () => {
    await play('1000000')
    const before = await held()
    const balanceMinor = await table.balance()
    const ids = await betFor(table)
    const won = await claim(table, ids, { amount: '50' })
    expect([won.status, won.body['jackpot_amount']]).toEqual([200, String(before.pot)])
    expect(await claim(table, ids, { amount: '50' })).toEqual(won)
    expect(await table.balance()).toBe(balanceMinor - 90n + 50n + before.pot)
    expect(await held()).toEqual({ pot: before.reserve, reserve: 0n })
    const { body } = await world.call(getJackpots, { token: alice.token })
    expect(body.jackpots[0]?.last?.amount).toBe((Number(before.pot) / 100).toFixed(2))
  })

  test('by one of many at the same moment, and no more is paid than was put in', async () => {
    await play('1000000')
    const before = await held()
    const bob = await openTable(world, await world.signUp('bob'), { balanceMinor: START_MINOR })
    const tables = [table, bob]
    const claims = tables.flatMap((of) => Array.from({ length: 4 }, () => of))
    const replies = await Promise.all(claims.map(async (of) => claim(of, await betFor(of))))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const paid = replies.map(({ body }) => BigInt(body['jackpot_amount'] ?? '-1'))
    const won = paid.filter((minor) => minor > 0n)
    expect(won).toHaveLength(2)
    expect(won).toEqual(expect.arrayContaining([before.pot, before.reserve]))
    expect(await held()).toEqual({ pot: 0n, reserve: 0n })
  })

  test.each([
    ['a jackpot that is not there', 'padma', 'PADMA-NONE'],
    ["another provider's jackpot", 'bagh', MELA],
  ])('not as %s', async (_, slug, jackpot) => {
    const before = await held()
    const of = await openTable(world, alice, { slug })
    const reply = await claim(of, await betFor(of), { jackpot })
    expect([reply.status, reply.body['code']]).toEqual([404, 'JACKPOT_NOT_FOUND'])
    expect(await held()).toEqual(before)
  })

  test('not for a bet that went back', async () => {
    await play('1000000')
    const before = await held()
    const ids = await betFor(table)
    await table.rollback(ids)
    expect((await claim(table, ids)).body['code']).toBe('BET_ROLLED_BACK')
    expect(await held()).toEqual(before)
  })

  test('[LAW-25] and looked at first where it is more than the game can have paid; if not paid, it goes back', async () => {
    await play('9000000')
    const before = await held()
    // The largest bet fed it, the smallest claims it: many thousand times what was bet.
    const ids = await betFor(table, '1')
    const balanceMinor = await table.balance()
    const won = await claim(table, ids)
    expect([won.status, won.body['jackpot_amount']]).toEqual([200, String(before.pot)])
    expect(await table.balance()).toBe(balanceMinor)
    const [first, second] = [await world.staff('cashier1'), await world.staff('cashier2')]
    const query = { page_size: '100' }
    const { body } = await world.call(staffHeldWins, { token: first.token, query })
    const win = body.data.find(({ player_id: id }) => id === alice.playerId)
    const { body: asked } = await world.call(staffAskHeldWin, {
      token: first.token,
      params: { id: String(win?.id), verdict: 'return' },
      body: { reason: 'the provider says it was a fault' },
    })
    await world.call(staffDecideApproval, {
      token: second.token,
      params: { id: String(asked.id), decision: 'agree' },
      body: { note: 'seen' },
    })
    expect(await table.balance()).toBe(balanceMinor)
    expect(await held()).toEqual({ pot: before.reserve + before.pot, reserve: 0n })
  })
})

test('jackpots are shown to guests too, with their games', async () => {
  const { body } = await world.call(getJackpots)
  const [mela] = body.jackpots
  expect(mela).toMatchObject({ code: MELA, name_bn: 'মেলা জ্যাকপট', currency: 'BDT', share: '1.00' })
  expect(mela?.games.map(({ platform }) => platform)).toEqual(['PADMA', 'PADMA'])
  const reply = await table.wallet('jackpots', {})
  expect(JSON.parse(reply.text)).toMatchObject({
    jackpots: [{ code: MELA, currency: 'BDT' }, { currency: 'INR' }, { currency: 'PKR' }],
  })
})
