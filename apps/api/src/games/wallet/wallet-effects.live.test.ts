import type { LiveEvent } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/security/hash-token.ts'
import { relayOutbox } from '../../platform/jobs/relay-outbox.ts'
import { NotPosted } from './book/not-posted.ts'
import { openWallet } from './open-wallet.ts'
import { stakeKey } from './stake-key.ts'
import { openTable, type Table } from './testing/open-table.ts'
import type { WalletCall } from './wallet-call.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

async function onePlayer(balanceMinor: bigint) {
  const person = await world.signUp('alice')
  return { playerId: person.playerId, table: await openTable(world, person, { balanceMinor }) }
}

test('[LAW-5] the player hears of the balance once it is committed', async () => {
  const { ctx } = world.api
  const { table, playerId } = await onePlayer(10_00n)
  const received: LiveEvent[] = []
  const leave = ctx.bus.subscribe((news) => {
    if (news.playerId === BigInt(playerId) && news.event.type === 'balance')
      received.push(news.event)
  })
  const ids = table.newIds()
  await table.bet('100', ids)
  await relayOutbox(ctx)
  await expect.poll(() => received).toEqual([{ type: 'balance', balance: '9.00' }])
  await table.win('0', ids)
  await table.end(ids)
  await relayOutbox(ctx)
  expect(received).toHaveLength(1)
  leave()
})

/** A player with points to earn and a turnover of 1,000 taka, and how both stand. */
async function withTurnover() {
  const { db } = world.api.ctx
  const { table, playerId } = await onePlayer(500_00n)
  await sql`
    WITH paid AS (
      INSERT INTO bonus (reference, player_id, kind, amount_minor, currency)
      VALUES (${table.id()}, ${playerId}, 'vip', 100, 'BDT') RETURNING id
    )
    INSERT INTO turnover (player_id, bonus_id, status, required_minor, remaining_minor)
    SELECT ${playerId}, id, 'active', 100000, 100000 FROM paid
  `.execute(db)
  const standing = async () => {
    const { rows } = await sql<{ points: bigint; remaining: bigint }>`
      SELECT p.vip_points AS points, t.remaining_minor AS remaining
      FROM player p JOIN turnover t ON t.player_id = p.id WHERE p.id = ${playerId}
    `.execute(db)
    return [rows[0]?.points, rows[0]?.remaining]
  }
  return { table, standing }
}

test('[VIP-01] a stake earns points and counts towards turnover once its bet is decided', async () => {
  const { table, standing } = await withTurnover()
  const [won, lost, returned] = [table.newIds(), table.newIds(), table.newIds()]
  await table.bet('20000', won)
  await table.bet('10000', lost)
  await table.bet('10000', returned)
  expect(await standing()).toEqual([0n, 1_000_00n])
  await table.win('5', won)
  expect(await standing()).toEqual([2n, 800_00n])
  await table.win('5', { ...won, own: table.id() })
  await table.end(won)
  expect(await standing()).toEqual([2n, 800_00n])
  await table.end(lost)
  expect(await standing()).toEqual([3n, 700_00n])
  await table.rollback(returned)
  await table.rollback({ ...returned, own: table.id() })
  expect(await standing()).toEqual([3n, 700_00n])
})

test('[VIP-01] a stake that goes back after its round was over stops counting', async () => {
  const { table, standing } = await withTurnover()
  const late = table.newIds()
  await table.bet('20000', late)
  await table.end(late)
  expect(await standing()).toEqual([2n, 800_00n])
  await table.rollback(late)
  expect(await standing()).toEqual([0n, 1_000_00n])
})

test('[LAW-30] what of a stake was never at risk counts for nothing, however often it is told', async () => {
  const { table, standing } = await withTurnover()
  const basket = table.newIds()
  await table.bet('20000', basket)
  const { session, wallet } = table
  const win = {
    session,
    transaction_id: table.id(),
    round_id: basket.round,
    bet_transaction_id: basket.bet,
    amount: '19000',
    unplayed: '19000',
    currency: 'BDT',
  }
  for (const _ of [1, 2]) expect((await wallet('win', win)).status).toBe(200)
  expect(await standing()).toEqual([0n, 990_00n])
  const more = { ...win, transaction_id: table.id(), amount: '100000', unplayed: '100000' }
  await wallet('win', more)
  expect(await standing()).toEqual([0n, 990_00n])
})

test('[LAW-30] a stake that was taken back whole earned nothing in the meantime', async () => {
  const { table, standing } = await withTurnover()
  const basket = table.newIds()
  await table.bet('50000', basket)
  expect(await standing()).toEqual([0n, 1_000_00n])
  const win = { session: table.session, transaction_id: table.id(), round_id: basket.round }
  const back = { bet_transaction_id: basket.bet, amount: '50000', unplayed: '50000' }
  expect((await table.wallet('win', { ...win, ...back, currency: 'BDT' })).status).toBe(200)
  expect(await standing()).toEqual([0n, 1_000_00n])
})

test('[LAW-19] a bet for another game or in another currency is refused', async () => {
  const { table } = await onePlayer(10_00n)
  const { session, game, wallet } = table
  const stake = { session, transaction_id: table.id(), round_id: table.id(), amount: '100' }
  const elsewhere = await wallet('bet', { ...stake, game: 'PADMA-OTHER', currency: 'BDT' })
  expect([elsewhere.status, elsewhere.body['code']]).toEqual([404, 'GAME_NOT_FOUND'])
  const rupees = await wallet('bet', { ...stake, game, currency: 'INR' })
  expect([rupees.status, Object.keys(rupees.body['errors'] ?? {})]).toEqual([422, ['currency']])
  for (const amount of ['-1', '1.5', '1e3', '01', '', '1000000000000000'])
    expect((await wallet('bet', { ...stake, game, currency: 'BDT', amount })).status).toBe(422)
  await sql`UPDATE game SET status = 'inactive' WHERE code = ${game}`.execute(world.api.ctx.db)
  const shut = await wallet('bet', { ...stake, game, currency: 'BDT' })
  await sql`UPDATE game SET status = 'active' WHERE code = ${game}`.execute(world.api.ctx.db)
  expect([shut.status, shut.body['code']]).toEqual([404, 'GAME_NOT_FOUND'])
  expect(await table.balance()).toBe(10_00n)
})

/** A bet as the calls hand it on, for wallets that are asked without HTTP. */
function betOf(table: Table, transactionId: string, roundId: string): WalletCall {
  return {
    kind: 'bet',
    platform: table.platform,
    session: hashToken(table.session).toString('hex'),
    transactionId,
    roundId,
    game: table.game,
    amountMinor: 100n,
    currency: 'BDT',
    free: null,
    oddsCenti: null,
    contest: null,
    fingerprint: 'the same',
  }
}

test('[LAW-19] processes that are given the same call take one stake and answer alike', async () => {
  const { ctx } = world.api
  const { table } = await onePlayer(10_00n)
  const wallets = [ctx.wallet, openWallet(ctx), openWallet(ctx)]
  for (let round = 0; round < 10; round += 1) {
    const before = await table.balance()
    const call = betOf(table, table.id(), table.id())
    const outcomes = await Promise.all(wallets.map((wallet) => wallet(call)))
    expect(outcomes[0]).toMatchObject({ status: 200 })
    expect(outcomes).toEqual(Array(3).fill(outcomes[0]))
    expect(await table.balance()).toBe(before - 1_00n)
  }
})

test('[LAW-19] of two players who begin a round of one id at once, one has it', async () => {
  const { ctx } = world.api
  const hers = (await onePlayer(10_00n)).table
  const his = (await onePlayer(10_00n)).table
  const wallets = [ctx.wallet, openWallet(ctx)] as const
  for (let round = 1; round <= 10; round += 1) {
    const roundId = hers.id()
    const outcomes = await Promise.all([
      wallets[0](betOf(hers, hers.id(), roundId)),
      wallets[1](betOf(his, his.id(), roundId)),
    ])
    const codes = outcomes.map((one) => ('code' in one ? one.code : 'taken'))
    expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['ROUND_NOT_FOUND', 'taken'])
    expect((await hers.balance()) + (await his.balance())).toBe(20_00n - BigInt(round) * 1_00n)
  }
})

test('[LAW-19] an id that another batch has used meanwhile fails its own call, and none beside it', async () => {
  const { ctx } = world.api
  const hers = (await onePlayer(10_00n)).table
  const his = (await onePlayer(10_00n)).table
  const used = hers.id()
  await sql`
    INSERT INTO command (key, fingerprint) VALUES (${stakeKey(hers.platform, used)}, 'another call')
  `.execute(ctx.db)
  const wallet = openWallet(ctx)
  const outcomes = await Promise.all([
    wallet(betOf(hers, used, hers.id())),
    wallet(betOf(his, his.id(), his.id())),
  ])
  expect(outcomes[0]).toBeInstanceOf(NotPosted)
  expect(outcomes[1]).toMatchObject({ status: 200 })
  expect([await hers.balance(), await his.balance()]).toEqual([10_00n, 9_00n])
})
