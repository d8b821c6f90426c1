import { listInbox, showUser } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch, TIGERS } from '../../exchange/testing/open-market.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { rewardReferrers } from './reward-referrers.ts'

let world: World
let desk: ReturnType<typeof openDesk>
let rounds = 0

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

const record = async ({ token }: Person) => (await world.call(showUser, { token })).body

/** A player, and a friend whom they brought. */
async function twoFriends(): Promise<[alice: Person, bob: Person]> {
  const alice = await world.signUp('alice')
  const { referral_code } = await record(alice)
  return [alice, await world.signUp('bob', { referral_code })]
}

/** A round of a game as the wallet leaves it. */
async function play(person: Person, betMinor: number, state: 'closed' | 'refunded' = 'closed') {
  rounds += 1
  const at = world.clock.now()
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at, updated_at)
    VALUES ('PADMA', ${`reward-${rounds}`}, ${person.playerId}, 'PADMA-GOLD', 'BDT', ${state},
      ${betMinor}, 0, '[]', ${at}, ${at})
  `.execute(world.api.ctx.db)
}

const bonusOf = async (person: Person) => {
  await rewardReferrers(world.api.ctx)
  return (await record(person)).cash_bonus
}

test('[REF-07][LAW-30] the referrer is rewarded once, when the friend has turned the first deposit over', async () => {
  const [alice, bob] = await twoFriends()
  await play(bob, 50_000)
  world.clock.advance(1_000)
  await desk.deposit(bob, { amount: '500' })
  // What was played before the deposit does not count, and a deposit alone is no play.
  expect(await bonusOf(alice)).toBe('0.00')
  world.clock.advance(1_000)
  await play(bob, 40_000)
  await play(bob, 30_000, 'refunded')
  await play(bob, 9_999)
  expect(await bonusOf(alice)).toBe('0.00')
  await play(bob, 1)
  expect(await bonusOf(alice)).toBe('100.00')
  const { body } = await world.call(listInbox, { token: alice.token, query: {} })
  expect(body.data.data[0]?.message).toContain('100.00')
  await play(bob, 90_000)
  await desk.deposit(bob)
  expect(await bonusOf(alice)).toBe('100.00')
  expect((await record(alice)).referrals).toHaveLength(1)
})

test('[REF-07] two processes that find a friend at once reward once', async () => {
  const [alice, bob] = await twoFriends()
  await desk.deposit(bob, { amount: '500' })
  world.clock.advance(1_000)
  await play(bob, 50_000)
  const both = await Promise.all([rewardReferrers(world.api.ctx), rewardReferrers(world.api.ctx)])
  expect(both[0] + both[1]).toBe(1)
  expect((await record(alice)).cash_bonus).toBe('100.00')
})

test('[REF-07] what friend and referrer win of each other on the exchange is no play', async () => {
  const [alice, bob] = await twoFriends()
  const carol = await world.signUp('carol')
  for (const person of [alice, bob, carol]) await desk.deposit(person, { amount: '2000' })
  world.clock.advance(1_000)
  await loseTo(bob, alice)
  expect(await bonusOf(alice)).toBe('0.00')
  await desk.deposit(bob, { amount: '2000' })
  await loseTo(bob, carol)
  expect(await bonusOf(alice)).toBe('100.00')
})

/** A whole deposit lost on a match to another player. */
async function loseTo(loser: Person, winner: Person) {
  const { code } = await openMatch(world)
  const betting = openBetting(world)
  await betting.placed(loser, onTigers(code, 'lay', '2', 2000))
  await betting.placed(winner, onTigers(code, 'back', '2', 2000))
  const outcome = { winners: [TIGERS] }
  await settleMarket(world.api.ctx, { code, outcome, decidedBy: 'feed', reason: '' })
}
