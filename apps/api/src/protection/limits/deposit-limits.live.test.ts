import { dhakaDay } from '@maidan/cashier'
import { listInbox, requestEwallet, staffRejectDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { openPlayPartner } from '../../cashier/testing/play-partner.ts'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { limitsOf } from '../testing/limits-of.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const ofDay = { kind: 'deposit', period: 'day' } as const
const ofWeek = { kind: 'deposit', period: 'week' } as const

let world: World
let desk: Desk
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  world = await openWorld({
    paymentPartners: new Map([['bkash', openPlayPartner()]]),
    idleJobs: ['ask-bkash', 'handle-notices'],
  })
  desk = openDesk(world)
  limits = limitsOf(world)
})
afterAll(() => world.close())

const nowMs = () => world.clock.now().getTime()
const again = (person: Person) => logInAgain(world, person)

/** To the first moments of the next day in Dhaka. */
const toMorning = () => world.clock.advance(dhakaDay(nowMs()).untilMs - nowMs() + 1_000)

const checkout = ({ token }: Person, amount: string) =>
  world.call(requestEwallet, {
    token,
    body: { amount, type: 'Checkout', provider: 'bKash', promotion: 0 },
  })

test('[LAW-29] a deposit limit holds at once, at every door, and says what is left', async () => {
  toMorning()
  const alice = await world.signUp('alice')
  await desk.deposit(alice, { amount: '700' })
  await limits.limited(alice, ofDay, '1000')
  expect(await limits.shown(alice, ofDay)).toMatchObject({
    amount: '1000.00',
    used: '700.00',
    left: '300.00',
    until: new Date(dhakaDay(nowMs()).untilMs).toISOString(),
  })
  const refused = [await desk.offer(alice, '301'), await checkout(alice, '301')]
  for (const { error } of refused)
    expect([error.code, error.params?.['left']]).toEqual(['DEPOSIT_LIMIT', '300.00'])
  expect(refused[0]?.error.message).toContain('leaves 300.00 to deposit now')
  expect((await desk.claim(alice, { amount: '300' })).status).toBe(200)
  expect(await limits.shown(alice, ofDay)).toMatchObject({ used: '1000.00', left: '0.00' })
})

test('[LAW-29] what came to nothing is free again, and a new day is a new limit', async () => {
  toMorning()
  const bob = await world.signUp('bob')
  const admin = await world.staff('admin')
  await limits.limited(bob, ofDay, '500')
  const { body } = await desk.claim(bob, { amount: '500' })
  expect((await desk.offer(bob, '200')).error.code).toBe('DEPOSIT_LIMIT')
  const params = { id: await desk.paymentId(body.transaction_id) }
  await world.call(staffRejectDeposit, {
    token: admin.token,
    params,
    body: { reason: 'Not found' },
  })
  await desk.deposit(bob, { amount: '500' })
  expect((await desk.offer(bob, '200')).error.code).toBe('DEPOSIT_LIMIT')
  toMorning()
  expect((await desk.offer(await again(bob), '500')).status).toBe(200)
})

test('[LAW-29] the tightest of day, week and month decides, and names when there is more', async () => {
  toMorning()
  const carol = await world.signUp('carol')
  await limits.limited(carol, ofWeek, '600')
  await limits.limited(carol, ofDay, '1000')
  await desk.deposit(carol, { amount: '400' })
  const { error } = await desk.offer(carol, '300')
  expect([error.code, error.params?.['left']]).toEqual(['DEPOSIT_LIMIT', '200.00'])
  const week = await limits.shown(carol, ofWeek)
  expect(Date.parse(week.until ?? '')).toBeGreaterThanOrEqual(dhakaDay(nowMs()).untilMs)
})

test('[LAW-29] a looser limit waits for a day and a second yes, within a week', async () => {
  const dora = await world.signUp('dora')
  await limits.limited(dora, ofDay, '500')
  expect((await limits.set(dora, ofDay, '900')).status).toBe(200)
  expect(await limits.shown(dora, ofDay)).toMatchObject({
    amount: '500.00',
    asked: { amount: '900.00' },
  })
  expect((await desk.offer(dora, '600')).error.code).toBe('DEPOSIT_LIMIT')
  expect((await limits.sayYes(dora, ofDay)).error.code).toBe('LIMIT_NOT_YET')
  world.clock.advance(DAY_MS)
  // Nothing loosens by itself.
  const later = await again(dora)
  expect((await desk.offer(later, '600')).error.code).toBe('DEPOSIT_LIMIT')
  expect((await limits.sayYes(later, ofDay)).status).toBe(200)
  expect((await desk.offer(later, '600')).status).toBe(200)
  expect((await limits.sayYes(later, ofDay)).error.code).toBe('STATE_CHANGED')
  await limits.set(later, ofDay, null)
  world.clock.advance(7 * DAY_MS)
  const latest = await again(dora)
  expect((await limits.sayYes(latest, ofDay)).error.code).toBe('STATE_CHANGED')
  expect(await limits.shown(latest, ofDay)).toMatchObject({ amount: '900.00', asked: null })
  const { body } = await world.call(listInbox, { token: latest.token, query: {} })
  expect(body.data.data.slice(0, 4).map(({ title }) => title)).toEqual([
    'A looser play limit was asked for',
    'Your play limit',
    'A looser play limit was asked for',
    'Your play limit',
  ])
})

test('[LAW-29] a tighter limit takes the place of a looser request, and a request is taken back', async () => {
  const erna = await world.signUp('erna')
  await limits.limited(erna, ofDay, '500')
  await limits.set(erna, ofDay, null)
  await limits.limited(erna, ofDay, '400')
  expect(await limits.shown(erna, ofDay)).toMatchObject({ amount: '400.00', asked: null })
  await limits.set(erna, ofDay, '800')
  await limits.takeBack(erna, ofDay)
  world.clock.advance(DAY_MS)
  expect((await limits.sayYes(await again(erna), ofDay)).error.code).toBe('STATE_CHANGED')
})

test('[LAW-29] a limit that is taken away after its day is gone', async () => {
  const frida = await world.signUp('frida')
  await limits.limited(frida, ofDay, '500')
  await limits.set(frida, ofDay, null)
  world.clock.advance(DAY_MS)
  const later = await again(frida)
  await limits.sayYes(later, ofDay)
  expect(await limits.shown(later, ofDay)).toMatchObject({ amount: null, used: null, asked: null })
  expect((await desk.offer(later, '5000')).status).toBe(200)
})

test.each(['0', '-5', '1e3', 'much', '10.001'])(
  '[LAW-29] a limit of %s is none',
  async (amount) => {
    const gina = await world.signUp('gina')
    expect((await limits.set(gina, ofDay, amount)).error.code).toBe('AMOUNT_INVALID')
  },
)

test('[LAW-29] ten claims at once pass a limit no further than one after another', async () => {
  toMorning()
  const hana = await world.signUp('hana')
  await limits.limited(hana, ofDay, '500')
  const all = await Promise.all(
    Array.from({ length: 10 }, () => desk.claim(hana, { amount: '400' })),
  )
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await limits.shown(hana, ofDay)).toMatchObject({ used: '400.00' })
})

test('[LAW-29] a pair that is no limit is refused', async () => {
  const inga = await world.signUp('inga')
  const wrong = { kind: 'stake', period: 'month' } as const
  expect((await limits.set(inga, wrong, '500')).error.code).toBe('VALIDATION_FAILED')
})
