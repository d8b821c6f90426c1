import {
  addNumber,
  cancelPayment,
  forgotPassword,
  listInbox,
  login,
  otherPhones,
  removeNumber,
  sendNumberCode,
  verifyNumber,
  withdrawalChecklist,
} from '@maidan/contract'
import { awaitCode, openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, payByHand, type Desk } from '../../../cashier/testing/open-desk.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let alice: Person
beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  world.clock.advance(61_000)
})

let numbers = 0
function newNumber(): string {
  numbers += 1
  return `01477${String(process.pid % 1000).padStart(3, '0')}${String(numbers).padStart(3, '0')}`
}

async function codeFor({ token }: Person, phone: string): Promise<string> {
  expect((await world.call(addNumber, { token, body: { phone } })).status).toBe(200)
  const sentAfter = Date.now()
  expect((await world.call(sendNumberCode, { token, body: { phone } })).status).toBe(200)
  return awaitCode(world.messages, phone, sentAfter)
}

const verify = ({ token }: Person, verification_code: string) =>
  world.call(verifyNumber, { token, body: { verification_code } })

/** A number that a person has added and verified at this moment. */
async function added(person: Person): Promise<string> {
  const phone = newNumber()
  expect((await verify(person, await codeFor(person, phone))).status).toBe(200)
  return phone
}

const remove = ({ token, password }: Person, phone: string, typed = password) =>
  world.call(removeNumber, { token, body: { phone, password: typed } })

/** A day later, logged in again. */
async function aDayLater({ username, password }: Person): Promise<Person> {
  world.clock.advance(DAY_MS)
  const { token } = (await world.call(login, { body: { username, password } })).body
  return { ...alice, token }
}

const letters = async ({ token }: Person) =>
  (await world.call(listInbox, { token })).body.data.data.map(({ title }) => title)

const texts = async (phone: string) =>
  (await world.messages(phone)).map(({ text }) => text).join('\n')

const resetBy = (phone: string) =>
  world.call(forgotPassword, { body: { type: 'sms', username: alice.username, phone } })

test('[LAW-10] whoever has the account hears on the main phone that a number was added', async () => {
  const phone = await added(alice)
  expect(await letters(alice)).toContain('A phone number was added to your account')
  await expect.poll(() => texts(alice.phone)).toContain(`01*******${phone.slice(-2)} was added`)
})

test('[LAW-10] the main number is told of by nobody: it was there before', async () => {
  expect(await letters(alice)).not.toContain('A phone number was added to your account')
})

test('[LAW-10] an open session alone takes no number off: it is asked for the password', async () => {
  const phone = await added(alice)
  const numbersOf = async () => (await world.call(otherPhones, { token: alice.token })).body.data
  const wrong = await remove(alice, phone, 'Not-hers-1')
  expect(wrong.error).toMatchObject({
    code: 'PASSWORD_WRONG',
    errors: { password: [expect.any(String)] },
  })
  const bare = { phone } as { phone: string; password: string }
  const silent = await world.call(removeNumber, { token: alice.token, body: bare })
  expect(silent.status).toBe(422)
  expect(await numbersOf()).toHaveLength(1)
  expect((await remove(alice, phone)).status).toBe(200)
  expect(await numbersOf()).toEqual([])
})

test('[LAW-10] a new number is paid and resets the password only a day after it was verified', async () => {
  await desk.deposit(alice, { amount: '2000' })
  const phone = await added(alice)
  const [shown] = (await world.call(otherPhones, { token: alice.token })).body.data
  const fromMs = Date.parse(shown?.usable_from ?? '')
  expect(Math.abs(fromMs - world.clock.now().getTime() - DAY_MS)).toBeLessThan(60_000)
  const { body: checklist } = await world.call(withdrawalChecklist, { token: alice.token })
  expect(checklist.waiting_numbers).toEqual([{ number: phone, usable_from: shown?.usable_from }])
  const early = await desk.withdraw(alice, { number: phone })
  expect([early.status, early.error.code]).toEqual([409, 'NUMBER_TOO_NEW'])
  expect(early.error.params?.['time']).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d$/)
  expect(await desk.balance(alice)).toBe('2000.00')
  expect((await resetBy(phone)).status).toBe(200)

  alice = await aDayLater(alice)
  expect((await world.call(otherPhones, { token: alice.token })).body.data).toEqual([
    { contract_value: phone, isverify: 1 },
  ])
  expect((await desk.withdraw(alice, { number: phone })).status).toBe(200)
  // What was queued later has come: no code is on its way but the one that verified the number.
  await expect.poll(() => texts(alice.phone)).toContain('never paid before')
  expect(await world.messages(phone)).toHaveLength(1)
  const sentAfter = Date.now()
  expect((await resetBy(phone)).status).toBe(200)
  expect(await awaitCode(world.messages, phone, sentAfter)).toMatch(/^\d{6}$/)
})

test('[LAW-10] the first withdrawal to an added number is told of on the main phone, the next one not', async () => {
  await desk.deposit(alice, { amount: '2000' })
  const phone = await added(alice)
  alice = await aDayLater(alice)
  const title = 'A withdrawal to a new number'
  const { token } = await world.staff('cashier1')
  const asked = await desk.withdraw(alice, { number: phone })
  const reference = asked.body.transaction_id
  expect((await letters(alice)).filter((one) => one === title)).toHaveLength(1)
  await expect.poll(() => texts(alice.phone)).toContain(`never paid before`)
  await payByHand(world, token, { id: await desk.paymentId(reference) })
  expect((await desk.withdraw(alice, { number: phone })).status).toBe(200)
  expect((await letters(alice)).filter((one) => one === title)).toHaveLength(1)
})

test('[LAW-10] the first withdrawal to the main number is not told of', async () => {
  await desk.deposit(alice, { amount: '2000' })
  expect((await desk.withdraw(alice)).status).toBe(200)
  expect(await letters(alice)).not.toContain('A withdrawal to a new number')
})

test('[LAW-10] an added number is taken off again and free for its owner; the main one stays', async () => {
  const bob = await world.signUp('bob')
  const phone = await added(alice)
  expect((await remove(alice, alice.phone)).error.code).toBe('MAIN_PHONE_STAYS')
  expect((await remove(alice, bob.phone)).error.code).toBe('PHONE_NOT_FOUND')
  expect((await remove(bob, phone)).error.code).toBe('PHONE_NOT_FOUND')
  expect((await remove(alice, phone)).body).toEqual({
    success: true,
    message: 'Phone number removed.',
  })
  expect((await world.call(otherPhones, { token: alice.token })).body.data).toEqual([])
  expect(await letters(alice)).toContain('A phone number was taken off your account')
  expect((await verify(bob, await codeFor(bob, phone))).status).toBe(200)
  // Whoever looks for several accounts of one hand still sees that it was hers.
  const { rows } = await sql`
    SELECT player_id FROM abuse_trace WHERE kind = 'phone' AND what = ${`+88${phone}`}
  `.execute(world.api.ctx.db)
  expect(rows).toContainEqual({ player_id: BigInt(alice.playerId) })
})

test('[LAW-10] a code that went to a number verifies nothing once the number is gone', async () => {
  const phone = newNumber()
  const code = await codeFor(alice, phone)
  expect((await remove(alice, phone)).status).toBe(200)
  expect((await verify(alice, code)).error.code).toBe('CODE_EXPIRED')
})

test('[LAW-10] a number that a withdrawal goes to stays until that is over', async () => {
  await desk.deposit(alice, { amount: '2000' })
  const phone = await added(alice)
  alice = await aDayLater(alice)
  const reference = (await desk.withdraw(alice, { number: phone })).body.transaction_id
  expect((await remove(alice, phone)).error.code).toBe('NUMBER_IN_USE')
  const { token } = alice
  expect((await world.call(cancelPayment, { token, params: { reference } })).status).toBe(200)
  expect((await remove(alice, phone)).status).toBe(200)
  const [kept] = await desk.queue('withdrawals', 'all', reference)
  expect(kept?.account_number).toBe(phone)
})
