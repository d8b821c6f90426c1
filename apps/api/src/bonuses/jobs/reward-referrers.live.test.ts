import { listInbox, showUser } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch, reportPrice, TIGERS } from '../../exchange/testing/open-market.ts'
import type { Outcome } from '../../exchange/views/outcome-text.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { findStakingFriends } from '../queries/find-staking-friends.ts'
import { rewardReferrers } from './reward-referrers.ts'

let world: World
let desk: ReturnType<typeof openDesk>
let betting: ReturnType<typeof openBetting>
let rounds = 0
const SPORTS_BOOK = 'LUCKY-SPORTS'

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  betting = openBetting(world)
  await openSportsBook()
})
afterAll(() => world.close())

const record = async ({ token }: Person) => (await world.call(showUser, { token })).body

/** A player, and a friend whom they brought. */
async function twoFriends(
  fields: Record<string, string> = {},
): Promise<[alice: Person, bob: Person]> {
  const alice = await world.signUp('alice', fields)
  const { referral_code } = await record(alice)
  return [alice, await world.signUp('bob', { referral_code })]
}

type Round = {
  betMinor: number
  winMinor?: number
  state?: 'open' | 'closed' | 'refunded'
  /** The event of a bet at the sports partner, where it is one. */
  eventId?: string
}

/** A round of a game as the wallet leaves it. */
async function play(person: Person, round: Round): Promise<string> {
  rounds += 1
  const id = `reward-${rounds}`
  const { betMinor, winMinor = 0, state = 'closed', eventId } = round
  const at = world.clock.now()
  const game = eventId === undefined ? 'PADMA-GOLD' : SPORTS_BOOK
  const detail = eventId === undefined ? null : JSON.stringify({ event_id: eventId })
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, detail, created_at, updated_at)
    VALUES ('PADMA', ${id}, ${person.playerId}, ${game}, 'BDT', ${state}, ${betMinor}, ${winMinor},
      '[]', ${state === 'open' ? null : detail}, ${at}, ${at})
  `.execute(world.api.ctx.db)
  return id
}

const bonusOf = async (person: Person) => {
  await rewardReferrers(world.api.ctx)
  return (await record(person)).cash_bonus
}

test('[REF-07][LAW-30] the referrer is rewarded once, when the friend has turned the first deposit over', async () => {
  const [alice, bob] = await twoFriends()
  await play(bob, { betMinor: 50_000 })
  world.clock.advance(1_000)
  await desk.deposit(bob, { amount: '500' })
  // What was played before the deposit does not count, and a deposit alone is no play.
  expect(await bonusOf(alice)).toBe('0.00')
  world.clock.advance(1_000)
  await play(bob, { betMinor: 40_000 })
  await play(bob, { betMinor: 30_000, state: 'refunded' })
  await play(bob, { betMinor: 9_999 })
  expect(await bonusOf(alice)).toBe('0.00')
  await play(bob, { betMinor: 1 })
  expect(await bonusOf(alice)).toBe('100.00')
  const { body } = await world.call(listInbox, { token: alice.token, query: {} })
  expect(body.data.data[0]?.message).toContain('100.00')
  await play(bob, { betMinor: 90_000 })
  await desk.deposit(bob)
  expect(await bonusOf(alice)).toBe('100.00')
  expect((await record(alice)).referrals).toHaveLength(1)
})

test('a referrer whose account is not in the reward\u2019s currency earns none', async () => {
  const [alice, bob] = await twoFriends({ currency: 'INR', phone: '9876500005' })
  await desk.deposit(bob, { amount: '500' })
  world.clock.advance(1_000)
  await play(bob, { betMinor: 50_000 })
  expect(await bonusOf(alice)).toBe('0.00')
})

test('[REF-07] two processes that find a friend at once reward once', async () => {
  const [alice, bob] = await twoFriends()
  await desk.deposit(bob, { amount: '500' })
  world.clock.advance(1_000)
  await play(bob, { betMinor: 50_000 })
  const both = await Promise.all([rewardReferrers(world.api.ctx), rewardReferrers(world.api.ctx)])
  expect(both[0] + both[1]).toBe(1)
  expect((await record(alice)).cash_bonus).toBe('100.00')
})

/** A friend who was brought and has paid in 500. */
async function twoWithDeposit(): Promise<[alice: Person, bob: Person]> {
  const [alice, bob] = await twoFriends()
  await desk.deposit(bob, { amount: '500' })
  world.clock.advance(1_000)
  return [alice, bob]
}

test('[REF-07] friends are looked at page by page, each once', async () => {
  const friends = [(await twoWithDeposit())[1], (await twoWithDeposit())[1]]
  for (const friend of friends) await play(friend, { betMinor: 50_000 })
  const { db } = world.api.ctx
  const before = BigInt(friends[0]?.playerId ?? 0) - 1n
  const [first] = await findStakingFriends(db, { afterId: before, limit: 1 })
  const [second] = await findStakingFriends(db, { afterId: first?.friendId ?? 0n, limit: 1 })
  expect([first, second].map((found) => String(found?.friendId))).toEqual(
    friends.map(({ playerId }) => String(playerId)),
  )
})

test('[REF-07] however long a friend pauses, and the job is away, the reward comes, and once', async () => {
  const [alice, bob] = await twoWithDeposit()
  await play(bob, { betMinor: 40_000 })
  expect(await bonusOf(alice)).toBe('0.00')
  world.clock.advance(4 * DAY_MS)
  await play(bob, { betMinor: 10_000 })
  world.clock.advance(7 * DAY_MS)
  expect(await bonusOf(alice)).toBe('100.00')
  expect(await bonusOf(alice)).toBe('100.00')
})

test('[REF-07] a bet that waits for its match for days is looked at when that is over', async () => {
  const [alice, bob] = await twoWithDeposit()
  const id = await play(bob, { betMinor: 50_000, state: 'open', eventId: '7' })
  world.clock.advance(5 * DAY_MS)
  expect(await bonusOf(alice)).toBe('0.00')
  await decide(id, { winMinor: 105_000, eventId: '7' })
  expect(await bonusOf(alice)).toBe('100.00')
})

test('[REF-07] both sides of a round or of a match at the sports partner count what they left at risk', async () => {
  const [alice, bob] = await twoWithDeposit()
  await play(bob, { betMinor: 100_000, winMinor: 100_000 })
  await play(bob, { betMinor: 50_000, winMinor: 95_000, eventId: '8' })
  await play(bob, { betMinor: 50_000, eventId: '8' })
  expect(await bonusOf(alice)).toBe('0.00')
  await play(bob, { betMinor: 45_000, eventId: '9' })
  expect(await bonusOf(alice)).toBe('100.00')
})

test('[REF-07] one side of a match does not count while the other may be open', async () => {
  const [alice, bob] = await twoWithDeposit()
  const other = await play(bob, { betMinor: 50_000, state: 'open', eventId: '8' })
  await play(bob, { betMinor: 50_000, eventId: '8' })
  expect(await bonusOf(alice)).toBe('0.00')
  await decide(other, { winMinor: 95_000, eventId: '8' })
  expect(await bonusOf(alice)).toBe('0.00')
})

test('[REF-07] what is won or lost against other players on the exchange is no play', async () => {
  const [alice, bob] = await twoWithDeposit()
  const carol = await world.signUp('carol')
  for (const person of [alice, carol]) await desk.deposit(person, { amount: '500' })
  for (const other of [alice, carol]) {
    const { code } = await openMatch(world)
    await betting.placed(bob, onTigers(code, 'lay', '2', 200))
    await betting.placed(other, onTigers(code, 'back', '2', 200))
    await settle(code)
  }
  await betOnHouse(bob, [['back', '2', 100]])
  // Enough is staked, though this round risked nothing.
  await play(bob, { betMinor: 100_000, winMinor: 100_000 })
  expect(await bonusOf(alice)).toBe('0.00')
})

test('[REF-07] bets against the house count what they leave at risk of a match', async () => {
  const [alice, bob] = await twoWithDeposit()
  await betOnHouse(bob, [
    ['back', '2', 400],
    ['lay', '2.02', 400],
  ])
  expect(await bonusOf(alice)).toBe('0.00')
  const { eventId } = await betOnHouse(bob, [['lay', '2.02', 200]])
  // The other side of the same match, at the sports partner.
  await play(bob, { betMinor: 50_000, winMinor: 70_000, eventId })
  expect(await bonusOf(alice)).toBe('0.00')
  await betOnHouse(bob, [['back', '2', 280]])
  await play(bob, { betMinor: 20_700 })
  expect(await bonusOf(alice)).toBe('0.00')
  await play(bob, { betMinor: 100 })
  expect(await bonusOf(alice)).toBe('100.00')
})

test('[REF-07] a match counts when all of its markets with a bet are settled', async () => {
  const [alice, bob] = await twoWithDeposit()
  const { code, eventId } = await openMatch(world)
  await reportPrice(world, code, HOUSE)
  await betting.placed(bob, onTigers(code, 'back', '2', 500))
  await play(bob, { betMinor: 50_000, eventId })
  expect(await bonusOf(alice)).toBe('0.00')
  await settle(code, { void: 'rain' })
  expect(await bonusOf(alice)).toBe('100.00')
})

const DAY_MS = 24 * 60 * 60 * 1_000

const HOUSE = { back: [[2, 5_000]], lay: [[2.02, 5_000]] } satisfies Parameters<
  typeof reportPrice
>[2]

/** Bets on the Tigers of a match, taken by the house, which the Tigers win. */
async function betOnHouse(
  person: Person,
  bets: [side: 'back' | 'lay', odds: string, taka: number][],
) {
  const match = await openMatch(world)
  await reportPrice(world, match.code, HOUSE)
  for (const [side, odds, taka] of bets)
    await betting.placed(person, onTigers(match.code, side, odds, taka))
  await settle(match.code)
  return match
}

async function settle(code: string, outcome: Outcome = { winners: [TIGERS] }) {
  await settleMarket(world.api.ctx, { code, outcome, decidedBy: 'feed', reason: '' })
}

/** The end of a bet at the sports partner. */
async function decide(id: string, { winMinor, eventId }: { winMinor: number; eventId: string }) {
  await sql`
    UPDATE game_round SET state = 'closed', win_minor = ${winMinor},
      detail = ${JSON.stringify({ event_id: eventId })}, updated_at = ${world.clock.now()}
    WHERE round_id = ${id}
  `.execute(world.api.ctx.db)
}

/** The sports partner in the catalogue. */
async function openSportsBook() {
  const { db } = world.api.ctx
  await sql`
    INSERT INTO game_provider (platform, name, slug, icon, ordinal)
    VALUES ('PADMA', 'Padma', 'padma', '', 1) ON CONFLICT DO NOTHING
  `.execute(db)
  await sql`
    INSERT INTO game (code, platform, type, picture, rtp_percent, volatility, ordinal)
    VALUES (${SPORTS_BOOK}, 'PADMA', 'sports', '', '95', 'low', 1)
    ON CONFLICT DO NOTHING
  `.execute(db)
}
