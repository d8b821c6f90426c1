import {
  addNumber,
  createPlayer,
  login,
  otherPhones,
  removeNumber,
  sendNumberCode,
  sendVerificationCode,
  showUser,
  verifyEmail,
  verifyNumber,
  verifyPhoneNumber,
} from '@maidan/contract'
import { awaitCode, openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  world.clock.advance(61_000)
})

let numbers = 0
function newNumber(): string {
  numbers += 1
  return `0191${String(numbers).padStart(7, '0')}`
}

async function emailCode(): Promise<string> {
  const { token, email } = alice
  const sentAfter = Date.now()
  const sent = await world.call(sendVerificationCode, { token, body: { email } })
  expect(sent.body).toEqual({ success: true, message: 'Code sent. Please check your email.' })
  return awaitCode(world.messages, email, sentAfter)
}

const tryEmail = (code: string) => world.call(verifyEmail, { token: alice.token, body: { code } })

async function addAndSend(person: Person, phone: string): Promise<string> {
  const { token } = person
  expect((await world.call(addNumber, { token, body: { phone } })).status).toBe(200)
  const sentAfter = Date.now()
  expect((await world.call(sendNumberCode, { token, body: { phone } })).status).toBe(200)
  return awaitCode(world.messages, phone, sentAfter)
}

const verify = (person: Person, verification_code: string) =>
  world.call(verifyNumber, { token: person.token, body: { verification_code } })

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('codes', () => {
  test('[PROF-16] [API-23] [API-24] the right code makes the e-mail verified', async () => {
    const code = await emailCode()
    expect((await tryEmail(code)).body).toEqual({ success: true, message: 'Email verified.' })
    const { email_verified_at } = (await world.call(showUser, { token: alice.token })).body
    expect(email_verified_at).not.toBeNull()
    expect((await tryEmail(code)).error.code).toBe('CODE_EXPIRED')
    const { token, email } = alice
    world.clock.advance(61_000)
    const again = await world.call(sendVerificationCode, { token, body: { email } })
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_VERIFIED'])
  })

  test('[SIL-049] a code typed in Bangla digits is understood', async () => {
    const code = await emailCode()
    const bangla = code.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)))
    expect((await tryEmail(bangla)).status).toBe(200)
  })

  test('[PROF-20] after five wrong codes the right one is refused and the try is recorded', async () => {
    const code = await emailCode()
    const left: unknown[] = []
    for (let tried = 0; tried < 5; tried += 1)
      left.push((await tryEmail(wrongCode(code))).error.params?.['left'])
    expect(left).toEqual([4, 3, 2, 1, undefined])
    const refused = await tryEmail(code)
    expect([refused.status, refused.error.code]).toEqual([429, 'CODE_TRIES_USED'])
    const { rows } = await sql`
      SELECT 1 FROM security_event WHERE kind = 'code_tries_used' AND player_id = ${alice.playerId}
    `.execute(world.api.ctx.db)
    expect(rows).toHaveLength(1)
  })

  test('[PROF-20] tries at the same moment cannot be more than five', async () => {
    const code = await emailCode()
    const replies = await Promise.all(Array.from({ length: 20 }, () => tryEmail(wrongCode(code))))
    const codes = replies.map(({ error }) => error.code)
    expect(codes.filter((one) => one === 'CODE_WRONG')).toHaveLength(4)
    expect(codes.filter((one) => one === 'CODE_TRIES_USED')).toHaveLength(16)
    expect((await tryEmail(code)).error.code).toBe('CODE_TRIES_USED')
  })

  test('[PROF-15] a code lives 300 seconds', async () => {
    const code = await emailCode()
    world.clock.advance(301_000)
    expect((await tryEmail(code)).error.code).toBe('CODE_EXPIRED')
  })

  test('[PROF-14] the next code waits 60 seconds and voids the one before', async () => {
    const first = await emailCode()
    const { token, email } = alice
    const early = await world.call(sendVerificationCode, { token, body: { email } })
    expect([early.status, early.error.code]).toEqual([429, 'CODE_RESEND_WAIT'])
    const seconds = Number(early.error.params?.['seconds'])
    expect(seconds).toBeGreaterThan(50)
    expect(early.headers.get('retry-after')).toBe(String(seconds))
    world.clock.advance(60_000)
    const second = await emailCode()
    const old = await tryEmail(first === second ? wrongCode(first) : first)
    expect(old.error.code).toBe('CODE_WRONG')
    expect((await tryEmail(second)).status).toBe(200)
  })

  test('[PROF-14] two presses at the same moment send one code', async () => {
    const { token, email } = alice
    const press = () => world.call(sendVerificationCode, { token, body: { email } })
    const replies = await Promise.all([press(), press(), press()])
    const states = replies.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(states).toEqual([200, 429, 429])
    await expect.poll(async () => (await world.messages(email)).length).toBe(1)
  })

  test('[API-23] a code goes only to the player\u2019s own address', async () => {
    const { token } = alice
    const send = async (body: { phone?: string; email?: string }) =>
      (await world.call(sendVerificationCode, { token, body })).error.code
    expect(await send({ phone: newNumber() })).toBe('PHONE_NOT_FOUND')
    expect(await send({ email: 'bob@people.localhost' })).toBe('EMAIL_NOT_FOUND')
    expect(await send({ phone: alice.phone, email: alice.email })).toBe('VALIDATION_FAILED')
    expect(await send({})).toBe('VALIDATION_FAILED')
    expect(await send({ phone: alice.phone })).toBe('ALREADY_VERIFIED')
  })

  test('[API-24] without a code nothing can be verified', async () => {
    expect((await tryEmail('123456')).error.code).toBe('CODE_EXPIRED')
  })
})

describe('extra phones', () => {
  test('[PROF-18] [PROF-19] [API-22] a number is added, shown, and verified by its code', async () => {
    const phone = newNumber()
    const code = await addAndSend(alice, phone)
    const { token } = alice
    const shown = () => world.call(otherPhones, { token })
    expect((await shown()).body).toEqual({ data: [{ contract_value: phone, isverify: 0 }] })
    expect((await verify(alice, code)).status).toBe(200)
    expect((await shown()).body).toMatchObject({ data: [{ contract_value: phone, isverify: 1 }] })
  })

  test('[PROF-12] [API-26] two at most, also when three are added at once', async () => {
    const { token } = alice
    const add = (phone: string) => world.call(addNumber, { token, body: { phone } })
    const replies = await Promise.all([add(newNumber()), add(newNumber()), add(newNumber())])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409])
    expect((await add(newNumber())).error.code).toBe('PHONES_FULL')
  })

  test('[API-26] a number that is no phone or is there already is refused', async () => {
    const { token } = alice
    const add = async (phone: string) => {
      const { status, error } = await world.call(addNumber, { token, body: { phone } })
      return [status, error.code]
    }
    expect(await add('12345')).toEqual([422, 'PHONE_INVALID'])
    expect(await add('14155550123')).toEqual([403, 'COUNTRY_NOT_SERVED'])
    expect(await add(alice.phone)).toEqual([409, 'PHONE_ADDED'])
    expect((await world.call(sendNumberCode, { token, body: { phone: newNumber() } })).status).toBe(
      404,
    )
  })

  test('[LAW-23] nobody learns whose numbers are players’: who has a taken one in hand reads that it is', async () => {
    const bob = await world.signUp('bob')
    const { token } = alice
    const walk = async (phone: string) => {
      const body = { phone }
      const steps = [
        await world.call(addNumber, { token, body }),
        await world.call(sendNumberCode, { token, body }),
        await verify(alice, '000000'),
      ]
      const shown = (await world.call(otherPhones, { token })).body.data.at(-1)
      await world.call(removeNumber, { token, body: { phone, password: alice.password } })
      world.clock.advance(61_000)
      return [...steps.map(({ status, error }) => [status, error.message]), shown?.isverify]
    }
    const free = newNumber()
    expect(await walk(bob.phone)).toEqual(await walk(free))
    const last = async (phone: string) => (await world.messages(phone))[0]?.text ?? ''
    await expect.poll(() => last(bob.phone)).toContain('belongs to another account already')
    expect(await last(bob.phone)).not.toMatch(/\d{6}/)
    await expect.poll(() => last(free)).toContain('is your Maidan code')
  })

  test('[API-23] [API-28] the main phone and the others have a code each: neither call sends the other’s', async () => {
    const { token } = alice
    const phone = newNumber()
    await world.call(addNumber, { token, body: { phone } })
    const main = await world.call(sendVerificationCode, { token, body: { phone } })
    expect(main.error.code).toBe('PHONE_NOT_FOUND')
    const other = await world.call(sendNumberCode, { token, body: { phone: alice.phone } })
    expect(other.status).toBe(404)
  })

  test('[API-28] of two who hold a number the first to verify has it', async () => {
    const bob = await world.signUp('bob')
    const phone = newNumber()
    const aliceCode = await addAndSend(alice, phone)
    const bobCode = await addAndSend(bob, phone)
    const replies = await Promise.all([verify(alice, aliceCode), verify(bob, bobCode)])
    const taken = replies.filter(({ status }) => status !== 200)
    expect(taken.map(({ status, error }) => [status, error.code])).toEqual([[422, 'PHONE_TAKEN']])

    const body = {
      username: 'eve20260001',
      password: 'Kestrel47moss',
      confirmPassword: 'Kestrel47moss',
      name: 'Eve',
      phone,
      email: 'eve@people.localhost',
      currency: 'BDT' as const,
    }
    expect((await world.call(createPlayer, { body })).error.code).toBe('PHONE_TAKEN')
  })
})

let newcomers = 0
/** Somebody who has signed up with a number and not shown yet that it is theirs. */
async function newcomer(phone: string) {
  newcomers += 1
  const body = {
    username: `frank202600${newcomers}`,
    password: 'Kestrel47moss',
    confirmPassword: 'Kestrel47moss',
    name: 'Frank',
    phone,
    email: `frank${newcomers}@people.localhost`,
    currency: 'BDT' as const,
  }
  const { status } = await world.call(createPlayer, { body })
  expect(status).toBe(200)
  const { username, password, email } = body
  const { token } = (await world.call(login, { body: { username, password } })).body
  return { token, username, email }
}

async function mainCode(token: string, phone: string): Promise<string> {
  const sentAfter = Date.now()
  expect((await world.call(sendVerificationCode, { token, body: { phone } })).status).toBe(200)
  return awaitCode(world.messages, phone, sentAfter)
}

const verifyMain = (token: string, verification_code: string) =>
  world.call(verifyPhoneNumber, { token, body: { verification_code } })

describe('a number that a stranger claims', () => {
  test('[LAW-10] [AUTH-47] does not keep its owner from signing up and verifying it', async () => {
    const phone = newNumber()
    const stranger = await newcomer(phone)
    const owner = await newcomer(phone)
    expect((await verifyMain(owner.token, await mainCode(owner.token, phone))).status).toBe(200)
    world.clock.advance(61_000)
    const late = await verifyMain(stranger.token, await mainCode(stranger.token, phone))
    expect([late.status, late.error.code]).toEqual([422, 'PHONE_TAKEN'])
  })

  test('[LAW-10] [API-26] does not keep its owner from adding it', async () => {
    const phone = newNumber()
    await newcomer(phone)
    expect((await verify(alice, await addAndSend(alice, phone))).status).toBe(200)
  })

  test('[LAW-10] of two who verify it at the same moment one has it', async () => {
    const phone = newNumber()
    const two = [await newcomer(phone), await newcomer(phone)]
    const codes: string[] = []
    for (const { token } of two) codes.push(await mainCode(token, phone))
    const replies = await Promise.all(
      two.map(({ token }, at) => verifyMain(token, codes[at] ?? '')),
    )
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})

test('[PROF-17] [PROF-04] [API-25] the right code makes the main phone verified', async () => {
  const phone = newNumber()
  const { token } = await newcomer(phone)
  const state = async () => (await world.call(showUser, { token })).body.session_id
  expect(await state()).toBe(0)
  const done = await verifyMain(token, await mainCode(token, phone))
  expect(done.body).toEqual({ success: true, message: 'Phone number verified.' })
  expect(await state()).toBe(1)
})
