import {
  balance,
  checkWithdrawal,
  getPromotion,
  lookPromoCode,
  showPromotion,
  showTransactions,
  showTurnovers,
  staffBlockPlayer,
  takePromoCode,
} from '@maidan/contract'
import { openWorld, type Person, type World, type PromotionForm } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { endBonuses } from '../kept/end-bonuses.ts'
import { openPromotionDesk } from '../testing/open-promotion-desk.ts'
import type { PromotionDesk } from '../testing/open-promotion-desk.ts'
import { countStakes } from '../turnover/count-stakes.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let promotions: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  promotions = await openPromotionDesk(world)
})
afterAll(() => world.close())

const look = ({ token }: Person, code: string) =>
  world.call(lookPromoCode, { token, body: { code } })

async function take(person: Person, code: string) {
  const { body } = await look(person, code)
  const changed_at = body.changed_at ?? null
  return world.call(takePromoCode, { token: person.token, body: { code, changed_at } })
}

async function wallet({ token }: Person) {
  const { body } = await world.call(balance, { token })
  return [body.balance, body.bonus]
}

async function stake({ playerId }: Person, taka: bigint, stakeKey: string) {
  const one = {
    playerId: BigInt(playerId),
    stakeKey,
    stakeMinor: taka * 100n,
    gameName: 'River Gold',
    kind: 'slot' as const,
    oddsCenti: null,
    at: world.clock.now(),
  }
  await inTransaction(world.api.ctx.db, (tx) => countStakes(tx, [one]))
}

test('[LAW-30] a code says what it gives and asks, and a yes keeps the bonus until it is staked', async () => {
  const alice = await world.signUp('alice')
  const seen = await look(alice, 'maidan ৫০')
  expect(seen.body).toMatchObject({
    code: 'MAIDAN50',
    bonus: '50.00',
    turnover: 5,
    to_stake: '250.00',
    bonus_days: 7,
    changed_at: null,
  })
  expect(await wallet(alice)).toEqual(['0.00', '0.00'])
  const taken = await take(alice, 'maidan50')
  expect(taken.body).toMatchObject({ bonus: '50.00', to_stake: '250.00' })
  const until = Date.parse(taken.body.expires_at ?? '')
  expect(until - world.clock.now().getTime()).toBeLessThanOrEqual(7 * DAY_MS)
  expect(until - world.clock.now().getTime()).toBeGreaterThan(6.9 * DAY_MS)
  expect(await wallet(alice)).toEqual(['0.00', '50.00'])
  const { body } = await world.call(showTurnovers, { token: alice.token })
  expect(body.turnover[0]).toMatchObject({
    bonus: '50.00',
    required_turnover: '250.00',
    transaction: { promotion: { name: 'Fifty to begin with' } },
  })
  await stake(alice, 250n, 'code-alice')
  await endBonuses(world.api.ctx)
  expect(await wallet(alice)).toEqual(['50.00', '0.00'])
  const { body: records } = await world.call(showTransactions, { token: alice.token })
  expect(records.transaction[0]).toMatchObject({
    action: 'bonus',
    amount: '50.00',
    key: '1',
    transaction_id: taken.body.transaction_id,
  })
})

test('what is not staked in the days of the code goes back', async () => {
  await promotions.offer('QUICK', { bonus_days: '1' })
  const bob = await world.signUp('bob')
  await take(bob, 'QUICK')
  world.clock.advance(DAY_MS - 60_000)
  await endBonuses(world.api.ctx)
  expect(await kept(bob)).toBe(5_000n)
  world.clock.advance(60_000)
  await endBonuses(world.api.ctx)
  expect(await kept(bob)).toBe(0n)
})

async function kept({ playerId }: Person) {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT a.balance_minor AS minor FROM player p JOIN account a ON a.id = p.bonus_account
    WHERE p.id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.minor
}

test('a code without turnover is own money at once', async () => {
  await promotions.offer('FREE20', { turnover: '0', amount: '20' })
  const bob = await world.signUp('bob')
  expect((await look(bob, 'FREE20')).body).toMatchObject({ turnover: 0, to_stake: '0.00' })
  expect((await take(bob, 'FREE20')).body).toMatchObject({ bonus: '20.00', expires_at: null })
  expect(await wallet(bob)).toEqual(['20.00', '0.00'])
  const { body } = await world.call(checkWithdrawal, { token: bob.token })
  expect(body.withdrawable).toBe('20.00')
})

test('[LAW-4] twenty at once: a code with three uses is given three times', async () => {
  await promotions.offer('THREE', { uses_max: '3' })
  const people: Person[] = []
  for (let each = 0; each < 20; each += 1) people.push(await world.signUp(`many${each}`))
  const body = { code: 'THREE', changed_at: null }
  const answers = await Promise.all(
    people.map(({ token }) => world.call(takePromoCode, { token, body })),
  )
  const codes = answers.map(({ status, error }) => (status === 200 ? 'given' : error.code))
  expect(codes.toSorted()).toEqual([
    ...Array.from({ length: 17 }, () => 'PROMO_CODE_USED_UP'),
    'given',
    'given',
    'given',
  ])
  expect(await promotions.listed('THREE')).toMatchObject({
    taken: 3,
    bonus_paid: '150.00',
    uses: 3,
  })
})

test('[LAW-4] twenty yeses of one player give once, and all are answered alike', async () => {
  await promotions.offer('ONCE')
  const bob = await world.signUp('bob')
  const body = { code: 'once', changed_at: null }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.call(takePromoCode, { token: bob.token, body })),
  )
  expect(new Set(answers.map(({ body: one }) => one.transaction_id)).size).toBe(1)
  expect(await wallet(bob)).toEqual(['0.00', '50.00'])
  world.clock.advance(60_000)
  const again = await world.call(takePromoCode, { token: bob.token, body })
  expect(again.error.code).toBe('PROMO_CODE_USED')
})

test.each<[what: string, code: string, refusal: string, wish: Partial<PromotionForm>]>([
  ['has ended', 'ENDED', 'PROMO_CODE_OVER', { ends_at: '2020-02-01T00:00:00.000Z' }],
  ['staff have hidden', 'HIDDEN', 'PROMO_CODE_OVER', { status: 'active' }],
  ['begins later', 'LATER', 'PROMO_CODE_UNKNOWN', { starts_at: '2080-01-01T00:00:00.000Z' }],
  ['is for depositors', 'PAIDIN', 'PROMO_CODE_DEPOSIT_FIRST', { depositors_only: true }],
])('a code that %s is refused in plain words, as it is looked at and taken', async (...row) => {
  const [, code, refusal, wish] = row
  await promotions.offer(code, wish)
  const bob = await world.signUp('bob')
  expect((await look(bob, code)).error.code).toBe(refusal)
  expect((await take(bob, code)).error).toMatchObject({
    code: refusal,
    errors: { code: [expect.any(String)] },
  })
  expect(await wallet(bob)).toEqual(['0.00', '0.00'])
})

test('whoever has paid in may take a code for depositors', async () => {
  await promotions.offer('LOYAL', { depositors_only: true })
  const bob = await world.signUp('bob')
  await desk.deposit(bob, { amount: '500' })
  expect((await take(bob, 'LOYAL')).status).toBe(200)
  expect(await wallet(bob)).toEqual(['500.00', '50.00'])
})

test('a code that is nowhere is unknown, and one turnover at a time', async () => {
  const bob = await world.signUp('bob')
  for (const code of ['NOSUCH1', 'x', '', "'; --", 'ময়দান'])
    expect((await look(bob, code)).error.code).toBe('PROMO_CODE_UNKNOWN')
  await take(bob, 'MAIDAN50')
  await promotions.offer('SECOND')
  expect((await look(bob, 'SECOND')).error.code).toBe('PROMOTION_TURNOVER_ACTIVE')
})

test('a code for verified phones asks for the phone first', async () => {
  const bob = await world.signUp('bob')
  await sql`UPDATE player_phone SET verified_at = NULL WHERE player_id = ${bob.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await take(bob, 'MAIDAN50')).error.code).toBe('PHONE_NOT_VERIFIED')
})

test('[LAW-29] who takes a break from the games or the exchange takes no code', async () => {
  await promotions.offer('BREAK')
  for (const section of ['games', 'exchange'] as const) {
    const bob = await world.signUp('bob')
    const params = { id: String(bob.playerId) }
    const body = { section, blocked: true, reason: 'asked for a break' }
    const { status } = await world.call(staffBlockPlayer, {
      token: promotions.admin.token,
      params,
      body,
    })
    expect(status).toBe(200)
    expect((await take(bob, 'BREAK')).error.code).toBe('BONUS_ON_BREAK')
  }
})

test('an account in another currency takes no code', async () => {
  const bob = await world.signUp('bob', { currency: 'INR', phone: '9876500005' })
  expect((await take(bob, 'MAIDAN50')).error.code).toBe('PROMOTION_UNAVAILABLE')
})

test('[LAW-30] a yes to terms that changed meanwhile is refused, and nothing is given', async () => {
  await promotions.offer('MOVING')
  const bob = await world.signUp('bob')
  const { body: seen } = await look(bob, 'MOVING')
  await promotions.change('MOVING', { turnover: '10' })
  const body = { code: 'MOVING', changed_at: seen.changed_at }
  const { error } = await world.call(takePromoCode, { token: bob.token, body })
  expect(error.code).toBe('STATE_CHANGED')
  expect(await wallet(bob)).toEqual(['0.00', '0.00'])
  expect((await look(bob, 'MOVING')).body).toMatchObject({ turnover: 10, to_stake: '500.00' })
  expect((await take(bob, 'MOVING')).body.to_stake).toBe('500.00')
})

test('a code that is not listed is found by whoever knows it alone', async () => {
  await promotions.offer('WHISPER')
  const { id } = await promotions.listed('WHISPER')
  const { body } = await world.call(getPromotion)
  expect(body.map((one) => one.id)).not.toContain(id)
  expect(body.find(({ code }) => code === 'MAIDAN50')).toMatchObject({
    kind: 'code',
    amount: '50.00',
  })
  const shown = await world.call(showPromotion, { params: { id: String(id) } })
  expect(shown.status).toBe(404)
})

test('[LAW-23] guessing codes ends soon, with how long to wait', async () => {
  const strict = await openWorld({ env: { LIMITS_SCALE: '1' } })
  try {
    const { token } = await strict.signUp('mallory')
    const guess = (code: string) => strict.call(lookPromoCode, { token, body: { code } })
    for (let tried = 0; tried < 20; tried += 1)
      expect((await guess(`GUESS${tried}`)).error.code).toBe('PROMO_CODE_UNKNOWN')
    const body = { code: 'MAIDAN50', changed_at: null }
    for (const { status, error } of [
      await guess('MAIDAN50'),
      await strict.call(takePromoCode, { token, body }),
    ]) {
      expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(error.params?.['seconds']).toBeGreaterThan(3_000)
    }
  } finally {
    await strict.close()
  }
})

test('whatever was taken, the books agree with it', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})
