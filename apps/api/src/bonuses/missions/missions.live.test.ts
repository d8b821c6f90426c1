import { dhakaDay, WEEK_MS } from '@maidan/cashier'
import {
  checkWithdrawal,
  listInbox,
  showTransactions,
  showTurnovers,
  staffBlockPlayer,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch, reportPrice, TIGERS } from '../../exchange/testing/open-market.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { logInAgain } from '../testing/log-in-again.ts'
import { missionsOf, three } from '../testing/missions-of.ts'
import { openPromotionDesk } from '../testing/open-promotion-desk.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: World
let desk: Desk
let house: ReturnType<typeof missionsOf>

beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['give-cashbacks'] })
  desk = openDesk(world)
  house = missionsOf(world)
})
afterAll(() => world.close())

const again = (person: Person) => logInAgain(world, person)

const REWARD = 'Your reward of a mission'

async function rewardLetters({ token }: Person) {
  const { body } = await world.call(listInbox, { token, query: {} })
  return body.data.data.filter(({ title }) => title === REWARD).length
}

test('[LAW-30] three plays of a day give the reward once, and the page said how far it was', async () => {
  await (await openPromotionDesk(world)).offer('Three', three)
  const early = await world.signUp('alice')
  expect(await house.running(early, 'Three')).toMatchObject({ state: 'later', done: 0 })
  house.toMidnight()
  const alice = await again(early)
  const table = await openTable(world, alice, { balanceMinor: 1_000_00n })
  const [first, second, third, small] = Array.from({ length: 4 }, () => table.newIds())
  if (!first || !second || !third || !small) throw new Error('no ids')
  for (const ids of [first, second, third]) await table.bet('1000', ids)
  await table.bet('999', small)
  for (const ids of [first, second, small]) await table.end(ids)
  const open = await house.running(alice, 'Three')
  expect(open).toMatchObject({
    state: 'open',
    done: 2,
    plays: 3,
    stake_min: '10.00',
    reward: '50.00',
    turnover: 2,
    to_stake: '100.00',
    bonus_days: 7,
  })
  expect((await house.take(alice, open)).error).toMatchObject({
    code: 'MISSION_UNDONE',
    params: { done: 2, plays: 3 },
  })
  await table.end(third)
  expect(await house.running(alice, 'Three')).toMatchObject({ state: 'ready', done: 3 })
  const [before] = await house.wallet(alice)
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.take(alice, open)))
  const [answer] = answers
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answer?.body))
  expect(answer?.body).toMatchObject({ bonus: '50.00', to_stake: '100.00' })
  expect(await house.wallet(alice)).toEqual([before, '50.00'])
  expect(await rewardLetters(alice)).toBe(1)
  expect(await house.running(alice, 'Three')).toMatchObject({ state: 'taken', done: 3 })
  const { token } = alice
  const records = (await world.call(showTransactions, { token })).body.transaction
  expect(records.filter(({ action }) => action === 'bonus')).toMatchObject([
    { transaction_id: answer?.body.transaction_id, amount: '50.00', key: '0' },
  ])
  const { turnover } = (await world.call(showTurnovers, { token })).body
  expect(turnover.map((one) => one.transaction?.promotion?.name)).toEqual(['Three'])
  // Nothing of their own waits for what they have played for already.
  expect((await world.call(checkWithdrawal, { token })).body.withdrawable).toBe(before)
})

test('[LAW-30] a play belongs to the day in which it was decided, to the millisecond', async () => {
  await house.offer('Border')
  const early = await world.signUp('bob')
  const day = dhakaDay(house.nowMs())
  const [last, next] = [new Date(day.untilMs - 1), new Date(day.untilMs)]
  for (const at of [last, last, next]) await house.play(early, { taka: 10n, at })
  house.moveTo(day.untilMs + MINUTE_MS)
  const bob = await again(early)
  const first = {
    ...(await house.running(bob, 'Border')),
    from: new Date(day.fromMs).toISOString(),
  }
  expect(await house.running(bob, 'Border')).toMatchObject({ done: 1, state: 'open' })
  expect(await house.refusalOf(bob, first)).toBe('MISSION_UNDONE')
  for (let at = 0; at < 2; at += 1) await house.play(bob, { taka: 10n })
  const second = await house.running(bob, 'Border')
  expect(second).toMatchObject({ done: 3, state: 'ready' })
  house.moveTo(day.untilMs + 2 * DAY_MS - MINUTE_MS)
  const late = await again(bob)
  expect(await house.shown(late, 'Border')).toMatchObject([
    { from: second.from, state: 'ready', is_over: true },
    { state: 'open', done: 0 },
  ])
  house.moveTo(Date.parse(second.take_until) - MINUTE_MS / 2)
  expect(await house.refusalOf(late, second)).toBeNull()
  expect((await house.shown(late, 'Border'))[0]).toMatchObject({
    from: second.from,
    state: 'taken',
  })
  house.moveTo(Date.parse(second.take_until))
  const after = await again(late)
  expect((await house.shown(after, 'Border')).map(({ from }) => from)).not.toContain(second.from)
  expect(await house.refusalOf(after, second)).toBeNull()
  expect(await house.wallet(after)).toEqual(['0.00', '50.00'])
})

test('[LAW-30] once the next day is over the reward is not to be had', async () => {
  await house.offer('Late')
  const early = await world.signUp('bob')
  await house.playThree(early)
  const ready = await house.running(early, 'Late')
  house.moveTo(Date.parse(ready.take_until))
  const bob = await again(early)
  expect([ready.state, await house.refusalOf(bob, ready)]).toEqual(['ready', 'MISSION_OVER'])
  expect(await house.wallet(bob)).toEqual(['0.00', '0.00'])
})

async function freeGrant({ playerId }: Person): Promise<bigint> {
  const at = world.clock.now()
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO free_grant (code, player_id, promotion_id, platform, game_code, currency, bet_minor,
      rounds, win_max_minor, turnover_multiple, bonus_days, weights, created_at, expires_at,
      next_attempt_at, state)
    SELECT 'FREEMISSION', ${playerId}, (SELECT min(id) FROM promotion), 'PADMA', 'PADMA-RIVERGOLD',
      'BDT', 1000, 3, 0, 0, 7, '{}', ${at}, ${new Date(at.getTime() + WEEK_MS)}, ${at}, 'open'
    RETURNING id
  `.execute(world.api.ctx.db)
  return rows[0]?.id ?? 0n
}

test('[LAW-30] what is open, given back, free, too small or of no weight counts nothing', async () => {
  const weights = [{ play: 'slot' as const, percent: '0' }]
  await house.offer('Weighed', { weights })
  const bob = await world.signUp('bob')
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM game WHERE type = 'slot' ORDER BY code LIMIT 1
  `.execute(world.api.ctx.db)
  await house.play(bob, { taka: 90n, state: 'open' })
  await house.play(bob, { taka: 90n, state: 'refunded' })
  await house.play(bob, { taka: 90n, won: 90n, unplayed: 81n })
  await house.play(bob, { taka: 9n })
  await house.play(bob, { taka: 90n, game: rows[0]?.code ?? '' })
  await house.play(bob, { taka: 10n, freeGrantId: await freeGrant(bob) })
  expect(await house.running(bob, 'Weighed')).toMatchObject({ done: 0 })
  await house.play(bob, { taka: 10n, game: 'UNKNOWN' })
  expect(await house.running(bob, 'Weighed')).toMatchObject({ done: 1 })
})

test('[LAW-18] a market counts once, as far as it was against the house, and not once it is void', async () => {
  await house.offer('Market', { mission_plays: '1' })
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  for (const person of [alice, bob]) await desk.deposit(person, { amount: '1000' })
  const betting = openBetting(world)
  const settle = (code: string, outcome: Parameters<typeof settleMarket>[1]['outcome']) =>
    settleMarket(world.api.ctx, { code, outcome, decidedBy: 'feed', reason: '' })
  const among = await openMatch(world)
  await betting.placed(bob, onTigers(among.code, 'lay', '2', 100))
  await betting.placed(alice, onTigers(among.code, 'back', '2', 100))
  await settle(among.code, { winners: [TIGERS] })
  expect(await house.running(bob, 'Market')).toMatchObject({ done: 0 })
  const { code } = await openMatch(world)
  await reportPrice(world, code, { back: [[2, 5_000]], lay: [[2.02, 5_000]] })
  for (let at = 0; at < 2; at += 1) await betting.placed(bob, onTigers(code, 'lay', '2.02', 100))
  expect(await house.running(bob, 'Market')).toMatchObject({ done: 0 })
  await settle(code, { winners: [TIGERS] })
  expect(await house.running(bob, 'Market')).toMatchObject({ done: 1, state: 'ready' })
  await settle(code, { void: 'rain' })
  const market = await house.running(bob, 'Market')
  expect(market).toMatchObject({ done: 0, state: 'open' })
  expect(await house.refusalOf(bob, market)).toBe('MISSION_UNDONE')
  await settle(code, { winners: [TIGERS] })
  expect(await house.refusalOf(bob, market)).toBeNull()
})

test('[LAW-29] who takes a break is shown none and takes none', async () => {
  await house.offer('Break')
  const bob = await world.signUp('bob')
  await house.playThree(bob)
  const mission = await house.running(bob, 'Break')
  const params = { id: String(bob.playerId) }
  const { token } = await world.staff('admin')
  const asked = { section: 'games' as const, blocked: true, reason: 'asked for a break' }
  await world.call(staffBlockPlayer, { token, params, body: asked })
  expect(await house.all(bob)).toEqual([])
  expect(await house.refusalOf(bob, mission)).toBe('BONUS_ON_BREAK')
  expect(await house.wallet(bob)).toEqual(['0.00', '0.00'])
})

test('whatever was taken, the books agree with it', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})
