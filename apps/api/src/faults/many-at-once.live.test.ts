import {
  cashClaim,
  convertVipcoin,
  createPlayer,
  login,
  showUser,
  staffApproveDeposit,
  staffApproveWithdrawal,
  staffClaimWithdrawal,
  updateProfile,
  type CallDefinition,
} from '@maidan/contract'
import { openWorld, type Person, type Reply, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshTrxId, openDesk, type Desk } from '../cashier/testing/open-desk.ts'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { firstGame, launchGame } from '../games/wallet/testing/launch-game.ts'
import { walletClient } from '../games/wallet/testing/wallet-client.ts'

const CROWD = 100
/** A hundred passwords are hashed one after the other: that takes its time on a busy machine. */
const TIMEOUT_MS = 180_000

let world: World
let desk: Desk
beforeAll(async () => {
  world = await openWorld({ studio: true })
  desk = openDesk(world)
})
afterAll(() => world.close())

type AnyReply = Pick<Reply<CallDefinition>, 'status' | 'error' | 'text'>

/** The same request from a hundred connections at once. */
function crowd<R extends AnyReply>(send: (index: number) => Promise<R>): Promise<R[]> {
  return atOnce((index) => untilTaken(() => send(index)))
}

function atOnce<T>(send: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: CROWD }, (_, index) => send(index)))
}

/** Who is told that the house has no room for them just now sends the very same again. */
async function untilTaken<R extends AnyReply>(send: () => Promise<R>): Promise<R> {
  const reply = await send()
  return reply.status !== 200 && reply.error.code === 'UNAVAILABLE' ? untilTaken(send) : reply
}

/** How many got which answer, e.g. `{ 200: 1, DEPOSIT_PENDING: 99 }`. */
function counted(replies: readonly AnyReply[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, error } of replies) {
    const answer = status === 200 ? '200' : error.code
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}

async function count(query: ReturnType<typeof sql<{ n: bigint }>>): Promise<number> {
  const { rows } = await query.execute(world.api.ctx.db)
  return Number(rows[0]?.n ?? 0n)
}

const fund = ({ playerId }: Person, amountMinor: bigint) =>
  fundPlayer(world.api.ctx, playerId, amountMinor)

test(
  '[LAW-4] a hundred sign-ups with the same details make one player',
  async () => {
    const body = {
      username: 'crowd2026',
      password: 'Kestrel47moss',
      confirmPassword: 'Kestrel47moss',
      name: 'One of many',
      phone: '01911000099',
      email: 'crowd@people.localhost',
      currency: 'BDT' as const,
    }
    const replies = await crowd(() => world.call(createPlayer, { body }))
    expect(counted(replies)).toEqual({ 200: 1, VALIDATION_FAILED: CROWD - 1 })
    const refused = replies.find(({ status }) => status !== 200)
    expect(Object.keys(refused?.error.errors ?? {})).toEqual(['username', 'email'])
    expect(await count(sql`SELECT count(*) AS n FROM player WHERE username = 'crowd2026'`)).toBe(1)
  },
  TIMEOUT_MS,
)

test(
  '[LAW-8] a hundred log-ins at once leave ten sessions, the latest ones',
  async () => {
    const { username, password, playerId } = await world.signUp('alice')
    const replies = await crowd(() => world.call(login, { body: { username, password } }))
    expect(counted(replies)).toEqual({ 200: CROWD })
    const alive = await Promise.all(
      replies.map(({ body }) => world.call(showUser, { token: body.token })),
    )
    expect(counted(alive)).toEqual({ 200: 10, NOT_LOGGED_IN: CROWD - 10 })
    const open = sql<{ n: bigint }>`
      SELECT count(*) AS n FROM player_session WHERE player_id = ${playerId} AND ended_at IS NULL
    `
    expect(await count(open)).toBe(10)
  },
  TIMEOUT_MS,
)

test(
  '[LAW-11] a hundred copies of a claim make one deposit, and answer alike',
  async () => {
    const alice = await world.signUp('alice')
    const trxId = freshTrxId()
    const replies = await crowd(() => desk.claim(alice, { trxId }))
    expect(counted(replies)).toEqual({ 200: CROWD })
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(await count(sql`SELECT count(*) AS n FROM payment WHERE trx_id = ${trxId}`)).toBe(1)
  },
  TIMEOUT_MS,
)

test('[LAW-11] a hundred different claims of one player make one deposit', async () => {
  const alice = await world.signUp('alice')
  const replies = await crowd(() => desk.claim(alice))
  expect(counted(replies)).toEqual({ 200: 1, DEPOSIT_PENDING: CROWD - 1 })
})

test('[LAW-11] a transaction that two players claim at once pays one of them', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const trxId = freshTrxId()
  const replies = await crowd((index) => desk.claim(index % 2 ? alice : bob, { trxId }))
  expect(counted(replies)).toEqual({ 200: CROWD / 2, TRX_ID_USED: CROWD / 2 })
  expect(await count(sql`SELECT count(*) AS n FROM payment WHERE trx_id = ${trxId}`)).toBe(1)
})

test('[LAW-11] a hundred withdrawals of one player hold their money once', async () => {
  const alice = await world.signUp('alice')
  await fund(alice, 1_000_00n)
  const replies = await crowd(() => desk.withdraw(alice, { amount: '600' }))
  expect(counted(replies)).toEqual({ 200: 1, WITHDRAWAL_PENDING: CROWD - 1 })
  expect(await desk.balance(alice)).toBe('400.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-4] a hundred approvals credit a deposit once', async () => {
  const alice = await world.signUp('alice')
  const { body } = await desk.claim(alice, { amount: '700' })
  const id = await desk.paymentId(body.transaction_id)
  await desk.tellStatement(id, '700')
  const staff = [await world.staff('admin'), await world.staff('cashier1')]
  const replies = await crowd((index) =>
    world.call(staffApproveDeposit, { token: staff[index % 2]?.token ?? '', params: { id } }),
  )
  expect(counted(replies)).toEqual({ 200: 1, STATE_CHANGED: CROWD - 1 })
  expect(await desk.balance(alice)).toBe('700.00')
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-4] a hundred approvals pay a withdrawal out once', async () => {
  const alice = await world.signUp('alice')
  await fund(alice, 1_000_00n)
  const { body } = await desk.withdraw(alice, { amount: '600' })
  const id = await desk.paymentId(body.transaction_id)
  const { token } = await world.staff('admin')
  const params = { id }
  await world.call(staffClaimWithdrawal, { token, params })
  const paid = { token, params, body: { payout_trx_id: freshTrxId() } }
  const replies = await crowd(() => world.call(staffApproveWithdrawal, paid))
  expect(counted(replies)).toEqual({ 200: 1, STATE_CHANGED: CROWD - 1 })
  expect(await desk.balance(alice)).toBe('400.00')
  expect(await desk.breaches()).toEqual([])
})

test('[API-41] a hundred claims of the bonus pay it once', async () => {
  const { ctx } = world.api
  const alice = await world.signUp('alice')
  await sql`UPDATE player SET referral_bonus_minor = 10000 WHERE id = ${alice.playerId}`.execute(
    ctx.db,
  )
  const replies = await crowd(() => world.call(cashClaim, { token: alice.token }))
  const { 200: paid = 0, BONUS_TOO_SMALL: late = 0 } = counted(replies)
  expect([paid >= 1, paid + late]).toEqual([true, CROWD])
  expect(await desk.balance(alice)).toBe('100.00')
})

test('[API-43] a hundred conversions of the same points pay them once', async () => {
  const alice = await world.signUp('alice')
  await sql`UPDATE player SET vip_points = 50 WHERE id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
  const query = { remote_id: alice.remoteId, vip_coin: '50' }
  const replies = await crowd(() => world.call(convertVipcoin, { token: alice.token, query }))
  const { 200: paid = 0, POINTS_TOO_FEW: late = 0 } = counted(replies)
  expect([paid >= 1, paid + late]).toEqual([true, CROWD])
  expect(await desk.balance(alice)).toBe('50.00')
})

test('[PROF-24] of a hundred birthdays at once one is saved', async () => {
  const { token, remoteId, playerId } = await world.signUp('alice')
  await sql`UPDATE player SET birth_date = NULL WHERE id = ${playerId}`.execute(world.api.ctx.db)
  const birthday = (index: number) => `1990-01-${String((index % 28) + 1).padStart(2, '0')}`
  const replies = await crowd((index) =>
    world.call(updateProfile, { token, body: { remote_id: remoteId, dofb: birthday(index) } }),
  )
  expect(counted(replies)).toEqual({ 200: 1, BIRTHDAY_LOCKED: CROWD - 1 })
  const saved = replies.findIndex(({ status }) => status === 200)
  const { body } = await world.call(showUser, { token })
  expect(body.dofb).toBe(birthday(saved))
})

test('[LAW-19] a hundred openings with one launch token open one game', async () => {
  const alice = await world.signUp('alice')
  const game = await firstGame(world.api.ctx, 'PADMA')
  const { token } = await launchGame(world, alice, game)
  const { url, clock, keys } = world
  const wallet = walletClient({ url, slug: 'padma', key: keys.padma, now: clock.now })
  const replies = await atOnce(() => wallet('authenticate', { token, game }))
  const codes = replies.map(({ status, body }) => (status === 200 ? '200' : body['code']))
  expect(codes.filter((code) => code === '200')).toHaveLength(1)
  expect(codes.filter((code) => code === 'SESSION_EXPIRED')).toHaveLength(CROWD - 1)
})
