import {
  balance,
  changePassword,
  forgotPassword,
  login,
  resetPassword,
  type LiveEvent,
} from '@maidan/contract'
import { awaitCode, openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const NEW = { password: 'Heron58lake', password_confirmation: 'Heron58lake' }
const DONE = 'Password changed successfully. Please login with your new password.'
let alice: Person
beforeEach(async () => {
  alice = await world.signUp('alice')
  world.clock.advance(61_000)
})

async function ask(type: 'email' | 'sms', address: string, username: string) {
  const where = type === 'email' ? { email: address } : { phone: address }
  return world.call(forgotPassword, { body: { type, username, ...where } })
}

async function codeBy(type: 'email' | 'sms', address: string): Promise<string> {
  const sentAfter = Date.now()
  expect((await ask(type, address, alice.username)).status).toBe(200)
  return awaitCode(world.messages, address, sentAfter)
}

function reset(otp: string, username = alice.username) {
  return world.call(resetPassword, { body: { otp, username, ...NEW } })
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

describe('reset', () => {
  test.each(['email', 'sms'] as const)(
    '[AUTH-71] [AUTH-80] [API-31] a code by %s sets a new password and ends every session',
    async (type) => {
      const address = type === 'email' ? alice.email : alice.phone
      const sentAfter = Date.now()
      const sent = await ask(type, address, alice.username.toUpperCase())
      expect(sent.body).toEqual({
        success: true,
        message: `OTP sent successfully. Please check your ${type}.`,
      })
      const code = await awaitCode(world.messages, address, sentAfter)
      const received: LiveEvent[] = []
      const stop = world.api.ctx.bus.subscribe(({ event }) => received.push(event))
      const done = await reset(code)
      expect(done.body).toEqual({ success: true, message: DONE })

      expect((await world.call(balance, { token: alice.token })).status).toBe(401)
      const { username, password } = alice
      expect((await world.call(login, { body: { username, password } })).status).toBe(401)
      const fresh = await world.call(login, { body: { username, password: NEW.password } })
      expect(fresh.status).toBe(200)
      await expect.poll(() => received).toContainEqual({ type: 'logged_out' })
      stop()
      await expect
        .poll(async () => (await world.messages(alice.phone)).map(({ text }) => text).join(' '))
        .toContain('was changed and every device was logged out')
      expect((await reset(code)).error.code).toBe('CODE_EXPIRED')
    },
  )

  test('[AUTH-70] the phone is known with its country code too', async () => {
    const code = await codeBy('sms', `+880${alice.phone.slice(1)}`)
    expect((await reset(code)).status).toBe(200)
  })

  test('[SIL-049] five wrong codes, then the right one is refused', async () => {
    const code = await codeBy('email', alice.email)
    const refusals: unknown[] = []
    for (let tried = 0; tried < 5; tried += 1) {
      const { status, error } = await reset(wrongCode(code))
      refusals.push([status, error.code, error.params?.['left']])
    }
    expect(refusals).toEqual([
      [422, 'CODE_WRONG', 4],
      [422, 'CODE_WRONG', 3],
      [422, 'CODE_WRONG', 2],
      [422, 'CODE_WRONG', 1],
      [429, 'CODE_TRIES_USED', undefined],
    ])
    expect((await reset(code)).error.code).toBe('CODE_TRIES_USED')
    expect((await world.call(balance, { token: alice.token })).status).toBe(200)
  })

  test('[SIL-049] a code is good for 300 seconds', async () => {
    const code = await codeBy('email', alice.email)
    world.clock.advance(300_000)
    expect((await reset(code)).error.code).toBe('CODE_EXPIRED')
  })

  test('[AUTH-72] the next code waits a minute, and voids the one before', async () => {
    const first = await codeBy('email', alice.email)
    const early = await ask('email', alice.email, alice.username)
    expect([early.status, early.error.code]).toEqual([429, 'CODE_RESEND_WAIT'])
    expect(Number(early.error.params?.['seconds'])).toBeGreaterThan(50)
    world.clock.advance(60_000)
    const second = await codeBy('sms', alice.phone)
    const old = await reset(first === second ? wrongCode(first) : first)
    expect(old.error.code).toBe('CODE_WRONG')
    expect((await reset(second)).status).toBe(200)
  })

  test('[AUTH-76] [AUTH-79] the fields are named with their texts, and an easy password is refused', async () => {
    const empty = await world.call(resetPassword, { body: { username: alice.username } })
    expect(empty.error.errors).toEqual({
      otp: ['Please enter the OTP.'],
      password: [
        'New Password must contain at least one number, one letter, and 8 characters long.',
      ],
      password_confirmation: ['Please confirm your new password.'],
    })
    const code = await codeBy('email', alice.email)
    const easy = { password: `a${alice.phone}b`, password_confirmation: `a${alice.phone}b` }
    const { username } = alice
    const refused = await world.call(resetPassword, { body: { otp: code, username, ...easy } })
    expect(refused.error.code).toBe('PASSWORD_COMMON')
    expect((await reset(code)).status).toBe(200)
  })
})

describe('nobody learns who has an account', () => {
  test('[API-30] an unknown username is answered step by step as a known one', async () => {
    const walk = async (username: string, email: string) => {
      const steps = []
      steps.push(await ask('email', email, username))
      steps.push(await ask('email', email, username))
      for (let tried = 0; tried < 6; tried += 1) steps.push(await reset('000000', username))
      return steps.map(({ status, error }) => [status, error.code ?? 'ok', error.message])
    }
    const unknown = await walk('nobody2026', 'nobody@people.localhost')
    expect(unknown.map(([, code]) => code)).toEqual([
      'ok',
      'CODE_RESEND_WAIT',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_WRONG',
      'CODE_TRIES_USED',
      'CODE_TRIES_USED',
    ])
    const withoutSeconds = (steps: unknown[][]) =>
      steps.map((step) => step.map((part) => String(part).replace(/\d+ seconds/, 'n seconds')))
    const wrongAddress = await walk(alice.username, 'nobody@people.localhost')
    expect(withoutSeconds(wrongAddress)).toEqual(withoutSeconds(unknown))
    const bob = await world.signUp('bob')
    expect(withoutSeconds(await walk(bob.username, bob.email))).toEqual(withoutSeconds(unknown))
  })

  test('[LAW-9] [API-30] a number that is not verified gets no code; the e-mail does', async () => {
    await sql`UPDATE player_phone SET verified_at = NULL WHERE player_id = ${alice.playerId}`.execute(
      world.api.ctx.db,
    )
    const before = (await world.messages(alice.phone)).length
    expect((await ask('sms', alice.phone, alice.username)).status).toBe(200)
    expect((await reset(await codeBy('email', alice.email))).status).toBe(200)
    const texts = (await world.messages(alice.phone)).slice(0, -before).map(({ text }) => text)
    expect(texts.filter((text) => /\d{6}/.test(text))).toEqual([])
  })

  test('[API-30] nothing is sent when the details do not fit, and the owner is not disturbed', async () => {
    const code = await codeBy('email', alice.email)
    const before = (await world.messages(alice.phone)).length
    const other = await ask('sms', '01799999999', alice.username)
    expect(other.status).toBe(200)
    expect((await reset(code)).status).toBe(200)
    await expect.poll(async () => (await world.messages(alice.phone)).length).toBe(before + 1)
    expect(await world.messages('01799999999')).toEqual([])
  })

  test('[AUTH-66] [AUTH-68] [AUTH-69] empty fields are named, the address first', async () => {
    const fieldsOf = async (body: { type: 'email' | 'sms'; email?: string; phone?: string }) =>
      (await world.call(forgotPassword, { body })).error.errors
    expect(await fieldsOf({ type: 'email' })).toEqual({
      email: ['Please enter your email address.'],
    })
    expect(await fieldsOf({ type: 'sms' })).toEqual({ phone: ['Please enter your phone number.'] })
    expect(await fieldsOf({ type: 'sms', phone: '01711223344' })).toEqual({
      username: ['Please enter your username.'],
    })
  })
})

describe('change', () => {
  const change = (old_password: string, new_password = NEW.password) =>
    world.call(changePassword, {
      token: alice.token,
      body: { old_password, new_password, new_password_confirmation: new_password },
    })

  test('[API-42] [PWD-07] [SIL-097] the right password changes it and logs out everywhere', async () => {
    const { username, password } = alice
    const second = await world.call(login, { body: { username, password } })
    expect((await change(password)).body).toEqual({ success: true, message: DONE })
    for (const token of [alice.token, second.body.token])
      expect((await world.call(balance, { token })).status).toBe(401)
    const body = { username, password: NEW.password }
    expect((await world.call(login, { body })).status).toBe(200)
  })

  test('[PWD-09] a wrong present password changes nothing', async () => {
    const refused = await change('Kestrel47moss')
    expect([refused.status, refused.error.code]).toEqual([422, 'PASSWORD_WRONG'])
    expect((await world.call(balance, { token: alice.token })).status).toBe(200)
  })

  test('[PWD-02] [PWD-03] [SIL-095] the texts of the fields, and easy passwords', async () => {
    expect((await change('', 'abcdefgh')).error.errors).toEqual({
      old_password: ['Please enter your current password.'],
      new_password: [
        'New Password must contain at least one number, one letter, and 8 characters long.',
      ],
    })
    expect((await change(alice.password, 'password123')).error.code).toBe('PASSWORD_COMMON')
    expect((await change(alice.password, `${alice.username}x`)).error.code).toBe('PASSWORD_COMMON')
  })
})
