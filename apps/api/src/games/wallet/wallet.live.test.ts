import { bettingRecord } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fundPlayer } from './testing/fund-player.ts'
import { callsOf, openTable } from './testing/open-table.ts'

let world: World
let alice: Awaited<ReturnType<World['signUp']>>
let bob: Awaited<ReturnType<World['signUp']>>

beforeAll(async () => {
  // What bets put into a pot leaves the house a little later, and would blur what these tests count.
  world = await openWorld({ studio: true, idleJobs: ['feed-jackpots'] })
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
})
afterAll(() => world.close())

async function houseBalance(platform: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    SELECT coalesce(sum(e.amount_minor), 0)::bigint AS sum
    FROM account a JOIN entry e ON e.account_id = a.id
    WHERE a.code = ${`house:games:${platform}:BDT`}
  `.execute(world.api.ctx.db)
  return rows[0]?.sum ?? 0n
}

async function expectSoundLedger() {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  expect(rows).toEqual([])
}

const expireSessions = () =>
  sql`UPDATE game_session SET expires_at = now() - interval '1 minute'`.execute(world.api.ctx.db)

describe('a round', () => {
  test('[LAW-19] bet, win and end move the money and leave a record that can be recalled', async () => {
    const table = await openTable(world, alice, { balanceMinor: 100_00n })
    const before = await table.balance()
    const house = await houseBalance(table.platform)
    const ids = table.newIds()
    const recall = `${world.api.ctx.config.GAMES_URL}/recall/${ids.round}?key=k`

    const placed = await table.bet('2500', ids)
    expect(placed.status).toBe(200)
    expect(placed.body).toEqual({
      transaction_id: ids.bet,
      round_id: ids.round,
      balance: String(before - 25_00n),
      currency: 'BDT',
    })
    const paid = await table.win('6000', ids)
    expect(paid.body['balance']).toBe(String(before + 35_00n))
    const ended = await table.end(ids, JSON.stringify({ recall_url: recall }))
    expect(ended.body['balance']).toBe(String(before + 35_00n))

    expect(await table.balance()).toBe(before + 35_00n)
    expect(await houseBalance(table.platform)).toBe(house - 35_00n)
    const { body: records } = await world.call(bettingRecord, { token: alice.token })
    expect(records[0]).toMatchObject({
      platform: table.platform,
      game_type: 'slot',
      bet_amount: '25.00',
      winAmount: '60.00',
      state: 'closed',
      recall_url: recall,
    })
    await expectSoundLedger()
  })

  test('[LAW-21] a link that leads anywhere but to the studio is not shown', async () => {
    const table = await openTable(world, alice, { balanceMinor: 1_00n })
    const ids = table.newIds()
    await table.bet('100', ids)
    await table.end(ids, JSON.stringify({ recall_url: 'https://elsewhere.example/recall' }))
    const { body: records } = await world.call(bettingRecord, { token: alice.token })
    expect(records[0]?.recall_url).toBeNull()
  })

  test('[LAW-19] a win of nothing is recorded and moves nothing', async () => {
    const table = await openTable(world, alice, { balanceMinor: 1_00n })
    const before = await table.balance()
    const ids = table.newIds()
    await table.bet('100', ids)
    expect((await table.win('0', ids)).status).toBe(200)
    expect(await table.balance()).toBe(before - 1_00n)
    const late = await table.rollback(ids)
    expect([late.status, late.body['code']]).toEqual([409, 'BET_ALREADY_SETTLED'])
  })
})

describe('repetitions', () => {
  test('[LAW-19] a repeated call gets its first answer byte for byte and moves nothing', async () => {
    const table = await openTable(world, alice, { balanceMinor: 50_00n })
    const ids = table.newIds()
    const gone = table.newIds()
    const calls = [
      () => table.bet('1000', ids),
      () => table.win('700', ids),
      () => table.end(ids),
      () => table.bet('300', gone),
      () => table.rollback(gone),
    ]
    const first = []
    for (const call of calls) first.push(await call())
    const after = await table.balance()
    for (const [index, call] of calls.entries()) {
      const again = await call()
      expect(again.status).toBe(200)
      expect(again.text).toBe(first[index]?.text)
    }
    expect(await table.balance()).toBe(after)
    await expectSoundLedger()
  })

  test('[LAW-19] twenty copies of a bet at once take one stake and answer alike', async () => {
    const table = await openTable(world, alice, { balanceMinor: 50_00n })
    const before = await table.balance()
    const ids = table.newIds()
    const answers = await Promise.all(Array.from({ length: 20 }, () => table.bet('400', ids)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await table.balance()).toBe(before - 4_00n)
  })

  test('[LAW-19] the same id with other data is a conflict', async () => {
    const table = await openTable(world, alice, { balanceMinor: 50_00n })
    const ids = table.newIds()
    await table.bet('1000', ids)
    const after = await table.balance()
    const conflicts = [
      await table.bet('1001', ids),
      await table.bet('1000', { ...ids, round: table.id() }),
      await table.win('1000', { ...ids, own: ids.bet }),
      await table.rollback({ ...ids, own: ids.bet }),
    ]
    for (const { status, body } of conflicts)
      expect([status, body['code']]).toEqual([409, 'TRANSACTION_CONFLICT'])
    expect(await table.balance()).toBe(after)
  })
})

describe('rollbacks', () => {
  test('[LAW-19] a rollback gives the stake back once', async () => {
    const table = await openTable(world, alice, { balanceMinor: 10_00n })
    const before = await table.balance()
    const ids = table.newIds()
    await table.bet('500', ids)
    expect((await table.rollback(ids)).body['balance']).toBe(String(before))
    expect((await table.rollback({ ...ids, own: table.id() })).status).toBe(200)
    expect(await table.balance()).toBe(before)
    const late = await table.win('900', ids)
    expect([late.status, late.body['code']]).toEqual([409, 'BET_ROLLED_BACK'])
  })

  test('[LAW-19] a rollback that comes before its bet is answered, and the late bet is refused', async () => {
    const table = await openTable(world, alice, { balanceMinor: 10_00n })
    const before = await table.balance()
    const ids = table.newIds()
    expect((await table.rollback(ids)).status).toBe(200)
    const late = await table.bet('500', ids)
    expect([late.status, late.body['code']]).toEqual([409, 'BET_ROLLED_BACK'])
    expect((await table.bet('500', { ...ids, round: table.id() })).status).toBe(409)
    expect(await table.balance()).toBe(before)
  })

  test('[LAW-19] a rollback that names the bet under another round gives nothing back', async () => {
    const table = await openTable(world, alice, { balanceMinor: 10_00n })
    const ids = table.newIds()
    await table.bet('500', ids)
    const wrong = await table.rollback({ ...ids, round: table.id() })
    expect([wrong.status, wrong.body['code']]).toEqual([404, 'BET_NOT_FOUND'])
    expect((await table.rollback(ids)).status).toBe(200)
  })
})

describe('who may call', () => {
  test('[LAW-19] win, rollback and end are taken after the session expired, a bet is not', async () => {
    const table = await openTable(world, alice, { balanceMinor: 10_00n })
    const [won, returned] = [table.newIds(), table.newIds()]
    await table.bet('100', won)
    await table.bet('200', returned)
    const before = await table.balance()
    await expireSessions()
    expect((await table.win('150', won)).status).toBe(200)
    expect((await table.rollback(returned)).status).toBe(200)
    expect((await table.end(won)).status).toBe(200)
    expect(await table.balance()).toBe(before + 3_50n)
    const late = await table.bet('100', table.newIds())
    expect([late.status, late.body['code']]).toEqual([401, 'SESSION_EXPIRED'])
    const { status } = await table.wallet('balance', { session: table.session })
    expect(status).toBe(401)
  })

  test('[LAW-7] a session of another player neither sees nor moves a round', async () => {
    const hers = await openTable(world, alice, { balanceMinor: 10_00n })
    const his = await openTable(world, bob, { balanceMinor: 10_00n })
    const ids = hers.newIds()
    await hers.bet('500', ids)
    const [before, bobs] = [await hers.balance(), await his.balance()]
    const tries = [
      await his.win('900', ids),
      await his.rollback(ids),
      await his.end(ids),
      await his.bet('100', { bet: his.id(), round: ids.round }),
    ]
    for (const { status, body } of tries)
      expect([status, body['code']]).toEqual([404, 'ROUND_NOT_FOUND'])
    expect([await hers.balance(), await his.balance()]).toEqual([before, bobs])
    const other = await openTable(world, bob, { slug: 'bagh' })
    const crossed = await callsOf({ ...other, session: hers.session }).win('900', ids)
    expect([crossed.status, crossed.body['code']]).toEqual([401, 'SESSION_EXPIRED'])
  })

  test('[LAW-19] what is unsigned, late or signed with another key is refused', async () => {
    const table = await openTable(world, alice, { balanceMinor: 10_00n })
    const body = { session: table.session }
    const now = world.clock.now().getTime()
    const forgeries = [
      { headers: { 'x-maidan-signature': '' } },
      { headers: { 'x-maidan-key': 'unknown' } },
      { secret: world.keys.bagh.secret },
      { timestamp: now - 301_000 },
      { timestamp: now + 301_000 },
      { signedBody: JSON.stringify({ session: 'another' }) },
      { signedPath: '/api/wallet/padma/bet' },
    ]
    for (const forged of forgeries) {
      const refused = await table.wallet('balance', body, forged)
      expect([refused.status, refused.body['code']]).toEqual([401, 'INVALID_SIGNATURE'])
    }
    expect((await table.wallet('balance', body, { timestamp: now - 290_000 })).status).toBe(200)
  })
})

describe('money that is not there', () => {
  test('[LAW-2] of 200 bets at once a balance for ten takes exactly ten', async () => {
    const carol = await world.signUp('carol')
    const table = await openTable(world, carol, { balanceMinor: 10_00n })
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => table.bet('100', table.newIds())),
    )
    const of = (status: number) => answers.filter((answer) => answer.status === status)
    expect(of(200)).toHaveLength(10)
    expect(of(402)).toHaveLength(190)
    expect(of(402)[0]?.body).toMatchObject({ code: 'WALLET_NOT_ENOUGH_MONEY', balance: '0' })
    expect(await table.balance()).toBe(0n)
    await expectSoundLedger()
  })

  test('[LAW-4] a bet refused for money leaves no trace and may pass later', async () => {
    const dave = await world.signUp('dave')
    const table = await openTable(world, dave, { balanceMinor: 1_00n })
    const ids = table.newIds()
    expect((await table.bet('101', ids)).status).toBe(402)
    expect((await table.win('500', ids)).body['code']).toBe('ROUND_NOT_FOUND')
    await fundPlayer(world.api.ctx, dave.playerId, 1_00n)
    expect((await table.bet('101', ids)).status).toBe(200)
    expect(await table.balance()).toBe(99n)
  })
})
