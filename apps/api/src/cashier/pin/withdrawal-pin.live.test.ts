import {
  listInbox,
  login,
  removeWithdrawalPin,
  setWithdrawalPin,
  showWithdrawalPin,
  unlockWithdrawal,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'

const MINUTE_MS = 60_000
const PIN = '4719'

let world: World
let desk: Desk

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())

const set = ({ token, password }: Person, pin = PIN, given = password) =>
  world.call(setWithdrawalPin, { token, body: { password: given, pin } })
const unlock = ({ token }: Person, pin = PIN) =>
  world.call(unlockWithdrawal, { token, body: { pin } })
const remove = ({ token }: Person, pin = PIN) =>
  world.call(removeWithdrawalPin, { token, body: { pin } })
const isSet = async ({ token }: Person) =>
  (await world.call(showWithdrawalPin, { token })).body.set_at !== null

/** Somebody with 5000 and a PIN. */
async function withPin(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await desk.deposit(person, { amount: '5000' })
  expect((await set(person)).status).toBe(200)
  return person
}

const codeOf = async (asked: Promise<{ error: { code?: string } }>) => (await asked).error.code

test('who has no PIN withdraws as ever', async () => {
  const alice = await world.signUp('alice')
  await desk.deposit(alice, { amount: '5000' })
  expect(await isSet(alice)).toBe(false)
  expect((await desk.withdraw(alice)).status).toBe(200)
})

test('a right PIN lets one withdrawal pass, and not the next', async () => {
  const alice = await withPin('alice')
  expect(await codeOf(desk.withdraw(alice))).toBe('WITHDRAWAL_PIN_NEEDED')
  expect(await desk.balance(alice)).toBe('5000.00')
  expect((await unlock(alice, '৪৭১৯')).status).toBe(200)
  const asked = await desk.withdraw(alice)
  expect(asked.status).toBe(200)
  await sql`UPDATE payment SET state = 'paid' WHERE reference = ${asked.body.transaction_id}`.execute(
    world.api.ctx.db,
  )
  expect(await codeOf(desk.withdraw(alice))).toBe('WITHDRAWAL_PIN_NEEDED')
})

test('a withdrawal that comes to nothing leaves the PIN for the next try', async () => {
  const alice = await withPin('alice')
  await unlock(alice)
  expect(await codeOf(desk.withdraw(alice, { amount: '6000' }))).toBe('NOT_ENOUGH_MONEY')
  expect((await desk.withdraw(alice)).status).toBe(200)
})

test('it counts in its own session alone, and for five minutes', async () => {
  const alice = await withPin('alice')
  const { username, password } = alice
  const { body } = await world.call(login, { body: { username, password } })
  await unlock(alice)
  expect(await codeOf(desk.withdraw({ ...alice, token: body.token }))).toBe('WITHDRAWAL_PIN_NEEDED')
  world.clock.advance(5 * MINUTE_MS)
  expect(await codeOf(desk.withdraw(alice))).toBe('WITHDRAWAL_PIN_NEEDED')
})

test('five wrong PINs lock it for a quarter of an hour, and a new one does not open it', async () => {
  const alice = await withPin('alice')
  const codes = []
  for (const left of [4, 3, 2, 1]) {
    const { error } = await unlock(alice, '8265')
    codes.push(error.code)
    expect(error.message).toContain(`${left} tries`)
  }
  expect(codes).toEqual(codes.map(() => 'WITHDRAWAL_PIN_WRONG'))
  expect(await codeOf(unlock(alice, '8265'))).toBe('WITHDRAWAL_PIN_LOCKED')
  expect(await codeOf(unlock(alice))).toBe('WITHDRAWAL_PIN_LOCKED')
  expect(await codeOf(set(alice, '8265'))).toBe('WITHDRAWAL_PIN_LOCKED')
  expect(await codeOf(remove(alice))).toBe('WITHDRAWAL_PIN_LOCKED')
  world.clock.advance(15 * MINUTE_MS)
  expect((await unlock(alice)).status).toBe(200)
})

test('twenty wrong PINs at once cost no more than five', async () => {
  const alice = await withPin('alice')
  const answers = await Promise.all(Array.from({ length: 20 }, () => unlock(alice, '8265')))
  const codes = answers.map(({ error }) => error.code)
  expect(codes.filter((code) => code === 'WITHDRAWAL_PIN_WRONG')).toHaveLength(4)
  expect(codes.filter((code) => code === 'WITHDRAWAL_PIN_LOCKED')).toHaveLength(16)
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM security_event
    WHERE kind = 'withdrawal_pin_wrong' AND player_id = ${alice.playerId}
  `.execute(world.api.ctx.db)
  expect(rows[0]?.count).toBe(5n)
})

test('a right PIN between wrong ones gives all tries back', async () => {
  const alice = await withPin('alice')
  for (const pin of ['8265', '8265', '8265', '8265', PIN, '8265', '8265', '8265', '8265'])
    await unlock(alice, pin)
  expect((await unlock(alice)).status).toBe(200)
})

test('it is set on the password, and its player is told', async () => {
  const bob = await world.signUp('bob')
  expect(await codeOf(set(bob, PIN, 'Wrong47moss'))).toBe('PASSWORD_WRONG')
  expect(await isSet(bob)).toBe(false)
  await set(bob)
  expect(await isSet(bob)).toBe(true)
  const { body } = await world.call(listInbox, { token: bob.token, query: {} })
  expect(body.data.data[0]?.title).toBe('Your withdrawal PIN was set')
})

test.each(['1234', '0000', '1212', '123', '1234567', 'abcd', ''])(
  '"%s" is no PIN to keep money with',
  async (pin) => {
    const bob = await world.signUp('bob')
    expect(await codeOf(set(bob, pin))).toBe('WITHDRAWAL_PIN_EASY')
    expect(await isSet(bob)).toBe(false)
  },
)

test('who knows it takes it away, and withdraws without', async () => {
  const alice = await withPin('alice')
  expect(await codeOf(remove(alice, '8265'))).toBe('WITHDRAWAL_PIN_WRONG')
  expect((await remove(alice)).status).toBe(200)
  expect((await desk.withdraw(alice)).status).toBe(200)
  expect(await codeOf(remove(alice))).toBe('NOT_FOUND')
})
