import {
  balance,
  checkWithdrawal,
  getPromotion,
  giveUpBonus,
  listInbox,
  showTransactions,
  showTurnovers,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { logInAgain } from '../testing/log-in-again.ts'
import { countStakes } from '../turnover/count-stakes.ts'
import { uncountStakes } from '../turnover/uncount-stakes.ts'
import { endBonuses } from './end-bonuses.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let welcomeId: number

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  const { body } = await world.call(getPromotion)
  welcomeId = body.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
})
afterAll(() => world.close())

let dealt = 0

/** Somebody who has paid 1000 in and for whom 1000 more is kept, against a turnover of 20,000. */
async function withBonus(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await desk.deposit(person, { amount: '1000', promotionId: welcomeId })
  return person
}

async function stake({ playerId }: Person, taka: bigint): Promise<string> {
  dealt += 1
  const stakeKey = `kept-${dealt}`
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
  return stakeKey
}

/** More than any stake of these tests: all of it goes back. */
const WHOLE_MINOR = 10n ** 12n

const undo = (stakeKey: string) =>
  inTransaction(world.api.ctx.db, (tx) =>
    uncountStakes(tx, [{ stakeKey, stakeMinor: WHOLE_MINOR }]),
  )

async function wallet({ token }: Person) {
  const { body } = await world.call(balance, { token })
  return [body.balance, body.bonus]
}

async function turnover({ token }: Person) {
  const { body } = await world.call(showTurnovers, { token })
  const [newest] = body.turnover
  if (!newest) throw new Error('there is no turnover')
  return newest
}

async function giveUp(person: Person, of = person) {
  const { id } = await turnover(of)
  return world.call(giveUpBonus, { token: person.token, params: { id: String(id) } })
}

const mayWithdraw = async ({ token }: Person) =>
  (await world.call(checkWithdrawal, { token })).body.withdrawable ?? null

async function lastLetter({ token }: Person) {
  const { body } = await world.call(listInbox, { token, query: {} })
  return body.data.data[0]?.title
}

async function bonusRecord({ token }: Person) {
  const { body } = await world.call(showTransactions, { token })
  const record = body.transaction.find(({ action }) => action === 'bonus')
  return [record?.key, ...(record?.timeline.map(({ state }) => state) ?? [])]
}

test('a bonus is kept apart, and is paid out once its turnover is done', async () => {
  const alice = await withBonus('alice')
  expect(await wallet(alice)).toEqual(['1000.00', '1000.00'])
  expect(await turnover(alice)).toMatchObject({ status: 'active', bonus: '1000.00' })
  expect((await turnover(alice)).end).toBeUndefined()
  expect(await lastLetter(alice)).toBe('Deposit credited, bonus kept for you')
  expect(await bonusRecord(alice)).toEqual(['0', 'submitted'])
  await stake(alice, 19_999n)
  await endBonuses(world.api.ctx)
  expect([await wallet(alice), await mayWithdraw(alice)]).toEqual([['1000.00', '1000.00'], null])
  const last = await stake(alice, 1n)
  await endBonuses(world.api.ctx)
  expect([await wallet(alice), await mayWithdraw(alice)]).toEqual([['2000.00', '0.00'], '2000.00'])
  expect(await turnover(alice)).toMatchObject({ status: 'complete', end: 'released' })
  expect(await lastLetter(alice)).toBe('Your bonus is paid out')
  expect(await bonusRecord(alice)).toEqual(['1', 'submitted', 'credited'])
  await undo(last)
  expect(await turnover(alice)).toMatchObject({ status: 'complete', remaining_turnover: '0.00' })
})

test('who gives a bonus up keeps all their own money, and nothing is left to stake', async () => {
  const bob = await withBonus('bob')
  const staked = await stake(bob, 100n)
  const answers = await Promise.all(Array.from({ length: 10 }, () => giveUp(bob)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect([await wallet(bob), await mayWithdraw(bob)]).toEqual([['1000.00', '0.00'], '1000.00'])
  expect(await turnover(bob)).toMatchObject({ status: 'complete', end: 'given_up' })
  expect(await bonusRecord(bob)).toEqual(['2', 'submitted', 'cancelled'])
  expect(await lastLetter(bob)).toBe('Bonus given up')
  await undo(staked)
  await stake(bob, 50_000n)
  await endBonuses(world.api.ctx)
  expect(await wallet(bob)).toEqual(['1000.00', '0.00'])
})

test('a bonus whose turnover is done is paid out even as it is given up', async () => {
  const carol = await withBonus('carol')
  await stake(carol, 20_000n)
  await Promise.all([giveUp(carol), endBonuses(world.api.ctx), endBonuses(world.api.ctx)])
  expect(await wallet(carol)).toEqual(['2000.00', '0.00'])
  expect((await turnover(carol)).end).toBe('released')
})

test("nobody gives somebody else's bonus up", async () => {
  const [alice, mallory] = [await withBonus('alice'), await withBonus('mallory')]
  const { status, error } = await giveUp(mallory, alice)
  expect([status, error.code]).toEqual([404, 'NOT_FOUND'])
  expect(await wallet(alice)).toEqual(['1000.00', '1000.00'])
})

test('thirty days later what is done is paid out, what is not goes back, and own money stays', async () => {
  const [quick, slow] = [await withBonus('quick'), await withBonus('slow')]
  await stake(quick, 20_000n)
  await stake(slow, 19_999n)
  world.clock.advance(30 * DAY_MS)
  await endBonuses(world.api.ctx)
  const [q, s] = [await again(quick), await again(slow)]
  expect([await wallet(q), (await turnover(q)).end]).toEqual([['2000.00', '0.00'], 'released'])
  expect([await wallet(s), (await turnover(s)).end]).toEqual([['1000.00', '0.00'], 'expired'])
  expect([await mayWithdraw(s), await lastLetter(s)]).toEqual(['1000.00', 'Bonus expired'])
  expect(await bonusRecord(s)).toEqual(['2', 'submitted', 'expired'])
})

const again = (person: Person) => logInAgain(world, person)

test('whatever came of them, the books agree', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})
