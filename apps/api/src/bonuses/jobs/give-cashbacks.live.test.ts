import { dhakaWeek, WEEK_MS } from '@maidan/cashier'
import {
  balance,
  checkWithdrawal,
  listInbox,
  lookPromoCode,
  showCashback,
  showTransactions,
  staffBlockPlayer,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch, reportPrice, TIGERS } from '../../exchange/testing/open-market.ts'
import type { Outcome } from '../../exchange/views/outcome-text.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { decidedRounds } from '../testing/decided-rounds.ts'
import { logInAgain } from '../testing/log-in-again.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'
import { giveCashbacks } from './give-cashbacks.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let world: World
let desk: Desk
let betting: ReturnType<typeof openBetting>
let promotions: PromotionDesk
let play: ReturnType<typeof decidedRounds>

beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['give-cashbacks'] })
  desk = openDesk(world)
  play = decidedRounds(world)
  betting = openBetting(world)
  promotions = await openPromotionDesk(world)
})
afterAll(() => world.close())

/** To a quarter past midnight of the next Monday in Dhaka, or of a later one. */
function toMonday(weeks = 1) {
  const nowMs = world.clock.now().getTime()
  world.clock.advance(dhakaWeek(nowMs).untilMs + (weeks - 1) * WEEK_MS + 15 * MINUTE_MS - nowMs)
}

const give = () => giveCashbacks(world.api.ctx)

const again = (person: Person) => logInAgain(world, person)

async function thisWeek({ token }: Person, name = 'Weekly cashback 5%') {
  const { body } = await world.call(showCashback, { token })
  const found = body.data.find((one) => one.name === name)
  if (!found) throw new Error(`no cashback ${name}`)
  return found
}

async function wallet({ token }: Person) {
  const { body } = await world.call(balance, { token })
  return [body.balance, body.bonus]
}

const WELCOME = 'Welcome to Maidan'

/** What a player was written since they came. */
async function titles({ token }: Person) {
  const { body } = await world.call(listInbox, { token, query: {} })
  return body.data.data.map(({ title }) => title).filter((title) => title !== WELCOME)
}

const CASHBACK = 'Your cashback of last week'

test('[LAW-30] what a week of games lost comes back on Monday, once, and the page said so before', async () => {
  const signed = await world.signUp('alice')
  const table = await openTable(world, signed, { balanceMinor: 1_000_00n })
  const [lost, won] = [table.newIds(), table.newIds()]
  await table.bet('40000', lost)
  await table.win('0', lost)
  expect(await thisWeek(signed)).toMatchObject({ lost: '0.00', cashback: '0.00' })
  await table.end(lost)
  await table.bet('20000', won)
  await table.win('30000', won)
  await table.end(won)
  expect(await thisWeek(signed)).toMatchObject({
    counts: true,
    lost: '300.00',
    cashback: '15.00',
    percent: '5',
    loss_min: '100.00',
    bonus_max: '2000.00',
    turnover: 1,
    last: null,
  })
  expect(await give()).toBe(0)
  toMonday()
  const given = await Promise.all([give(), give(), give()])
  expect(given.reduce((sum, one) => sum + one, 0)).toBe(1)
  const alice = await again(signed)
  expect(await wallet(alice)).toEqual(['700.00', '15.00'])
  expect(await titles(alice)).toEqual([CASHBACK])
  const { body } = await world.call(showTransactions, { token: alice.token })
  expect(body.transaction[0]).toMatchObject({ action: 'bonus', amount: '15.00', key: '0' })
  // A win that comes late is paid, and neither counts in the new week nor takes anything back.
  await table.win('5000', { ...lost, own: table.id() })
  expect(await thisWeek(alice)).toMatchObject({
    lost: '0.00',
    last: { lost: '300.00', cashback: '15.00' },
  })
  toMonday()
  expect(await give()).toBe(0)
})

test('what is open, given back or too little gives nothing', async () => {
  const bob = await world.signUp('bob')
  await play(bob, { taka: 900n, state: 'open' })
  await play(bob, { taka: 900n, state: 'refunded' })
  await play(bob, { taka: 99n })
  expect(await thisWeek(bob)).toMatchObject({ lost: '99.00', cashback: '0.00' })
  toMonday()
  expect(await give()).toBe(0)
})

const HOUSE = { back: [[2, 5_000]], lay: [[2.02, 5_000]] } satisfies Parameters<
  typeof reportPrice
>[2]

async function settle(code: string, outcome: Outcome) {
  await settleMarket(world.api.ctx, { code, outcome, decidedBy: 'feed', reason: '' })
}

test('[LAW-18] a market counts by its first settlement, whatever is settled anew afterwards', async () => {
  const signed = await world.signUp('bob')
  await desk.deposit(signed, { amount: '1000' })
  const { code } = await openMatch(world)
  await reportPrice(world, code, HOUSE)
  await betting.placed(signed, onTigers(code, 'lay', '2.02', 300))
  await settle(code, { winners: [TIGERS] })
  expect(await thisWeek(signed)).toMatchObject({ lost: '306.00', cashback: '15.30' })
  toMonday()
  expect(await give()).toBe(1)
  const bob = await again(signed)
  await settle(code, { void: 'rain' })
  expect(await thisWeek(bob)).toMatchObject({ lost: '0.00' })
  await settle(code, { winners: [TIGERS] })
  expect(await thisWeek(bob)).toMatchObject({ lost: '0.00' })
  toMonday()
  expect(await give()).toBe(0)
})

test('what is lost to another player is no loss that comes back', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  for (const person of [alice, bob]) await desk.deposit(person, { amount: '1000' })
  const { code } = await openMatch(world)
  await betting.placed(bob, onTigers(code, 'lay', '2', 500))
  await betting.placed(alice, onTigers(code, 'back', '2', 500))
  await settle(code, { winners: [TIGERS] })
  expect(await thisWeek(bob)).toMatchObject({ lost: '0.00', cashback: '0.00' })
  expect(Number((await thisWeek(alice)).lost)).toBeLessThan(0)
  toMonday()
  expect(await give()).toBe(0)
})

test('what is lost to a second account beside a win from the house is no loss that comes back', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  for (const person of [alice, bob]) await desk.deposit(person, { amount: '5000' })
  const { code } = await openMatch(world)
  await betting.placed(bob, onTigers(code, 'back', '2', 1_500))
  await betting.placed(alice, onTigers(code, 'lay', '2', 1_500))
  await reportPrice(world, code, { back: [[2, 5_000]] })
  const [backed] = await betting.placed(alice, onTigers(code, 'back', '2', 1_000))
  expect(backed).toMatchObject({ matched_with: 'house' })
  await settle(code, { winners: [TIGERS] })
  expect(await thisWeek(alice)).toMatchObject({ lost: '0.00', cashback: '0.00' })
  toMonday()
  expect(await give()).toBe(0)
})

test('[LAW-30] nobody asked for it, so own money and other bonuses do not wait for it', async () => {
  const signed = await world.signUp('bob')
  await desk.deposit(signed, { amount: '500' })
  await play(signed, { taka: 1_000n })
  toMonday()
  expect(await give()).toBe(1)
  const bob = await again(signed)
  expect(await wallet(bob)).toEqual(['500.00', '50.00'])
  const { body } = await world.call(checkWithdrawal, { token: bob.token })
  expect(body.withdrawable).toBe('500.00')
  const code = await world.call(lookPromoCode, { token: bob.token, body: { code: 'MAIDAN50' } })
  expect(code.status).toBe(200)
})

test('[LAW-29] who takes a break is given it, is told nothing and offered nothing', async () => {
  const signed = await world.signUp('bob')
  await play(signed, { taka: 1_000n })
  const params = { id: String(signed.playerId) }
  const admin = await world.staff('admin')
  const asked = { section: 'games' as const, blocked: true, reason: 'asked for a break' }
  await world.call(staffBlockPlayer, { token: admin.token, params, body: asked })
  toMonday()
  expect(await give()).toBe(1)
  const bob = await again(signed)
  expect([await wallet(bob), await titles(bob)]).toEqual([['0.00', '50.00'], []])
  expect((await world.call(showCashback, { token: bob.token })).body.data).toEqual([])
})

test('weeks that were missed are caught up, each by itself', async () => {
  const bob = await world.signUp('bob')
  for (let week = 0; week < 3; week += 1) {
    await play(bob, { taka: 200n })
    toMonday()
  }
  expect([await give(), await give()]).toEqual([3, 0])
  const { rows } = await sql<{ lost_minor: bigint }>`
    SELECT lost_minor FROM cashback WHERE player_id = ${bob.playerId} ORDER BY week_from
  `.execute(world.api.ctx.db)
  expect(rows.map(({ lost_minor }) => lost_minor)).toEqual([20_000n, 20_000n, 20_000n])
})

test('[LAW-24] a new cashback counts from the next whole week, and a week keeps its terms', async () => {
  promotions = await openPromotionDesk(world)
  const bob = await world.signUp('bob')
  const own = { kind: 'cashback', percent: '10', loss_min: '0', turnover: '0' } as const
  const weights = [{ play: 'slot' as const, percent: '0' }]
  await promotions.offer('Ten', { ...own, weights })
  await play(bob, { taka: 90n, game: 'UNKNOWN' })
  expect(await thisWeek(bob, 'Ten')).toMatchObject({ counts: false, lost: '90.00' })
  toMonday()
  expect(await give()).toBe(0)
  world.clock.advance(DAY_MS)
  promotions = await openPromotionDesk(world)
  await promotions.change('Ten', { percent: '1', turnover: '10', weights: [] })
  await play(bob, { taka: 50n, game: 'UNKNOWN' })
  await play(bob, { taka: 9_000n, won: 8_960n, game: await slotGame() })
  expect(await thisWeek(await again(bob), 'Ten')).toMatchObject({
    counts: true,
    lost: '50.00',
    cashback: '5.00',
    turnover: 0,
  })
  toMonday()
  expect(await give()).toBe(1)
  const later = await again(bob)
  expect([await wallet(later), await titles(later)]).toEqual([['5.00', '0.00'], [CASHBACK]])
  expect(await thisWeek(later, 'Ten')).toMatchObject({ percent: '1', turnover: 10 })
})

async function slotGame(): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM game WHERE type = 'slot' ORDER BY code LIMIT 1
  `.execute(world.api.ctx.db)
  return rows[0]?.code ?? ''
}

test('whatever was given, the books agree with it', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})
