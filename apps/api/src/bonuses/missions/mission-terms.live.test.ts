import { WEEK_MS } from '@maidan/cashier'
import { getPromotion, listInbox, showTurnovers, staffChangePromotion } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { logInAgain } from '../testing/log-in-again.ts'
import { missionsOf } from '../testing/missions-of.ts'
import { openPromotionDesk } from '../testing/open-promotion-desk.ts'

let world: World
let house: ReturnType<typeof missionsOf>

beforeAll(async () => {
  world = await openWorld({ idleJobs: ['give-cashbacks'] })
  house = missionsOf(world)
})
afterAll(() => world.close())

const again = (person: Person) => logInAgain(world, person)

test('[LAW-24] terms that change in the middle of a day hold from the next one', async () => {
  await house.offer('Changing')
  const early = await world.signUp('alice')
  await house.play(early, { taka: 10n })
  const desk = await openPromotionDesk(world)
  await desk.change('Changing', { mission_plays: '1', amount: '7', turnover: '0' })
  const old = await house.running(early, 'Changing')
  expect(old).toMatchObject({ plays: 3, reward: '50.00', turnover: 2, state: 'open', done: 1 })
  expect(await house.refusalOf(early, old)).toBe('MISSION_UNDONE')
  for (let at = 0; at < 2; at += 1) await house.play(early, { taka: 10n })
  house.toMidnight()
  const alice = await again(early)
  await house.play(alice, { taka: 10n })
  const fresh = await house.running(alice, 'Changing')
  expect(fresh).toMatchObject({ plays: 1, reward: '7.00', turnover: 0, state: 'ready', done: 1 })
  expect(await house.refusalOf(alice, old)).toBeNull()
  expect(await house.wallet(alice)).toEqual(['0.00', '50.00'])
  expect(await house.refusalOf(alice, fresh)).toBeNull()
  expect(await house.wallet(alice)).toEqual(['7.00', '50.00'])
})

test('[LAW-30] a mission that is hidden keeps its word for the day that runs, and begins no other', async () => {
  await house.offer('Hidden')
  const bob = await world.signUp('bob')
  await house.playThree(bob)
  const desk = await openPromotionDesk(world)
  const form = await desk.form('Hidden', { status: 'active' })
  const { token } = desk.admin
  const { body } = await world.call(staffChangePromotion, { token, body: form })
  expect(body.approval_id).toBeNull()
  const runs = await house.running(bob, 'Hidden')
  expect(runs.state).toBe('ready')
  house.toMidnight()
  const later = await again(bob)
  await house.playThree(later)
  expect((await house.shown(later, 'Hidden')).map(({ from }) => from)).toEqual([runs.from])
  const next = { promotion_id: runs.promotion_id, from: runs.until }
  expect(await house.refusalOf(later, next)).toBe('PROMOTION_UNAVAILABLE')
  expect(await house.refusalOf(later, runs)).toBeNull()
  expect(await house.wallet(later)).toEqual(['0.00', '50.00'])
})

test('[LAW-30] a week goes from Monday to Monday, and without a turnover its reward is own money', async () => {
  await house.offer('Weekly', { mission_period: 'week', turnover: '0' })
  await house.offer('Daily')
  const early = await world.signUp('alice')
  await house.playThree(early)
  const [week, day] = [await house.running(early, 'Weekly'), await house.running(early, 'Daily')]
  expect(Date.parse(week.until) - Date.parse(week.from)).toBe(WEEK_MS)
  expect([week.state, day.state]).toEqual(['ready', 'ready'])
  const wrong = { promotion_id: week.promotion_id, from: day.from }
  expect(await house.refusalOf(early, wrong)).toBe('PROMOTION_UNAVAILABLE')
  house.moveTo(Date.parse(week.take_until) - 60_000)
  const alice = await again(early)
  expect(await house.refusalOf(alice, week)).toBeNull()
  expect(await house.wallet(alice)).toEqual(['50.00', '0.00'])
  const { token } = alice
  expect((await world.call(showTurnovers, { token })).body.turnover).toEqual([])
  const letters = (await world.call(listInbox, { token, query: {} })).body.data.data
  expect(letters[0]?.title).toBe('Your reward of a mission')
})

test('nobody takes what is no mission, or no period of one', async () => {
  await house.offer('Known')
  const bob = await world.signUp('bob')
  const known = await house.running(bob, 'Known')
  const { body } = await world.call(getPromotion)
  const cashback = body.find(({ kind }) => kind === 'cashback')
  const asked: [number, string][] = [
    [0, known.from],
    [-1, known.from],
    [999_999, known.from],
    [cashback?.id ?? 0, known.from],
    [known.promotion_id, 'yesterday'],
    [known.promotion_id, '2026-13-45T00:00:00.000Z'],
    [known.promotion_id, known.until],
    [known.promotion_id, new Date(Date.parse(known.from) + 1).toISOString()],
  ]
  for (const [promotion_id, from] of asked)
    expect(await house.refusalOf(bob, { promotion_id, from })).toBe('PROMOTION_UNAVAILABLE')
  expect(await house.wallet(bob)).toEqual(['0.00', '0.00'])
})

test('[LAW-30] the offer says what it asks for', async () => {
  const { body } = await world.call(getPromotion)
  expect(body.find(({ name }) => name === 'Twenty plays of the day')).toMatchObject({
    kind: 'mission',
    amount: '5.00',
    turnover: '1',
    mission: { period: 'day', plays: 20, stake_min: '10.00' },
  })
  const desk = await openPromotionDesk(world)
  expect(await desk.listed('Weekly')).toMatchObject({ taken: 1, bonus_paid: '50.00' })
})

test('whatever the terms were, the books agree', async () => {
  house.toMidnight()
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
})
