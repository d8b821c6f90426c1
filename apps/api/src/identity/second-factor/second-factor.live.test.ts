import {
  balance,
  beginSecondFactor,
  confirmSecondFactor,
  forgotPassword,
  listInbox,
  listLogIns,
  login,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  showSecondFactor,
  staffDecideApproval,
  staffPlayer,
  staffResetFactor,
} from '@maidan/contract'
import { awaitCode, openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { codeNow, turnOn } from '../testing/turn-on.ts'
import { sealPlayerSecrets } from './seal-player-secrets.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'Heron58lake'

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  alice = await world.signUp('alice')
})

type Proof = { totp?: string; recovery_code?: string }

function logIn(proof: Proof = {}, address = '198.51.100.1') {
  const { username, password } = alice
  const headers = { 'x-forwarded-for': address }
  return world.call(login, { body: { username, password, ...proof }, headers })
}

const outcome = async (reply: ReturnType<typeof logIn>) => {
  const { status, error } = await reply
  return [status, error.code ?? 'ok']
}

const factor = async () => (await world.call(showSecondFactor, { token: alice.token })).body

const letters = async () => {
  const { body } = await world.call(listInbox, { token: alice.token })
  return body.data.data.map(({ title }) => title)
}

test('[LAW-8] an authenticator counts once its first code was right, and a log-in then asks for one', async () => {
  const { token, password } = alice
  const begin = (typed: string) =>
    world.call(beginSecondFactor, { token, body: { password: typed } })
  const confirm = (totp: string) => world.call(confirmSecondFactor, { token, body: { totp } })
  expect((await begin('Kestrel47moss')).error.errors).toHaveProperty('password')
  expect((await confirm('123456')).error.code).toBe('STATE_CHANGED')
  const { secret, uri } = (await begin(password)).body
  expect(uri).toContain(`secret=${secret}`)
  expect(await outcome(logIn())).toEqual([200, 'ok'])
  expect((await confirm('abc')).error.code).toBe('SECOND_FACTOR_WRONG')
  const done = await confirm(await codeNow(world, secret))
  expect(new Set(done.body.recovery_codes).size).toBe(10)
  expect(await factor()).toMatchObject({ since: expect.any(String), recovery_codes_left: 10 })
  expect((await begin(password)).error.code).toBe('SECOND_FACTOR_ON')
  expect(await outcome(logIn())).toEqual([401, 'SECOND_FACTOR_NEEDED'])
  expect((await letters())[0]).toBe('Log-ins now ask for a code')
  const { rows } = await sql`
    SELECT 1 FROM player_authenticator WHERE secret LIKE ${`%${secret}%`}
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([])
})

test('[LAW-8] what is shown waits half an hour for its first code', async () => {
  const { token, password } = alice
  const { secret } = (await world.call(beginSecondFactor, { token, body: { password } })).body
  world.clock.advance(30 * MINUTE_MS)
  const totp = await codeNow(world, secret)
  const late = await world.call(confirmSecondFactor, { token, body: { totp } })
  expect(late.error.code).toBe('STATE_CHANGED')
  expect((await factor()).since).toBeNull()
})

test('[LAW-8] a code lets in once, also just after its time, and never an older one', async () => {
  const { secret } = await turnOn(world, alice)
  const code = await codeNow(world, secret)
  world.clock.advance(30_000)
  expect(await outcome(logIn({ totp: code }))).toEqual([200, 'ok'])
  expect(await outcome(logIn({ totp: code }))).toEqual([422, 'SECOND_FACTOR_WRONG'])
  const both = [await codeNow(world, secret), await codeNow(world, secret)]
  const twice = await Promise.all(both.map((totp) => outcome(logIn({ totp }))))
  expect(twice).toEqual(
    expect.arrayContaining([
      [200, 'ok'],
      [422, 'SECOND_FACTOR_WRONG'],
    ]),
  )
  const old = await codeNow(world, secret)
  world.clock.advance(MINUTE_MS)
  expect(await outcome(logIn({ totp: old }))).toEqual([422, 'SECOND_FACTOR_WRONG'])
})

test('[LAW-9] [AUTH-19] a wrong password says nothing of a second factor', async () => {
  const { secret } = await turnOn(world, alice)
  const bob = await world.signUp('bob')
  const wrong = async ({ username }: Person, proof: Proof) => {
    const body = { username, password: 'Kestrel47moss', ...proof }
    const { status, error } = await world.call(login, { body })
    return { status, ...error, request_id: '' }
  }
  const totp = await codeNow(world, secret)
  const plain = await wrong(bob, {})
  expect(plain).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  for (const proof of [{}, { totp }, { recovery_code: 'AAAA-BBBB-CCCC' }]) {
    expect(await wrong(alice, proof)).toEqual(plain)
    expect(await wrong(bob, proof)).toEqual(plain)
  }
  expect(await outcome(logIn({ totp }))).toEqual([200, 'ok'])
})

test('[LAW-9] who only knows the password tries few codes, from one address or from many', async () => {
  const { secret } = await turnOn(world, alice)
  const tries = async (count: number, address: (tried: number) => string) => {
    const outcomes = []
    for (let tried = 0; tried < count; tried += 1)
      outcomes.push((await outcome(logIn({ totp: '000000' }, address(tried))))[1])
    return outcomes
  }
  const here = await tries(7, () => '198.51.100.9')
  expect(here).toEqual([...Array<string>(6).fill('SECOND_FACTOR_WRONG'), 'TOO_MANY_REQUESTS'])
  const there = await tries(15, (tried) => `198.51.101.${tried}`)
  expect(there.filter((code) => code === 'SECOND_FACTOR_WRONG')).toHaveLength(14)
  const limited = await logIn({ totp: await codeNow(world, secret) }, '198.51.102.1')
  expect(limited.error.code).toBe('TOO_MANY_REQUESTS')
  expect(Number(limited.error.params?.['seconds'])).toBeGreaterThan(3000)
  const { body } = await world.call(listLogIns, { token: alice.token })
  expect(body.data[0]).toMatchObject({ result: 'wrong_code', address: '198.51.101.x' })
})

test('[LAW-8] a recovery code lets in once, in any spelling; new ones void the old', async () => {
  const { token, password } = alice
  const { secret, codes } = await turnOn(world, alice)
  const [first = '', second = ''] = codes
  const typed = first.toLowerCase().replaceAll('-', ' ')
  expect(await outcome(logIn({ recovery_code: typed }))).toEqual([200, 'ok'])
  expect((await letters())[1]).toBe('A recovery code was used')
  expect(await outcome(logIn({ recovery_code: first }))).toEqual([422, 'SECOND_FACTOR_WRONG'])
  expect((await factor()).recovery_codes_left).toBe(9)
  const renew = (body: Proof) =>
    world.call(renewRecoveryCodes, { token, body: { password, ...body } })
  expect((await renew({})).error.code).toBe('SECOND_FACTOR_WRONG')
  const renewed = await renew({ totp: await codeNow(world, secret) })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect(await outcome(logIn({ recovery_code: second }))).toEqual([422, 'SECOND_FACTOR_WRONG'])
  const [fresh = ''] = renewed.body.recovery_codes
  expect(await outcome(logIn({ recovery_code: fresh }))).toEqual([200, 'ok'])
})

test('[LAW-8] it is turned off with the password and a code, and not by another password', async () => {
  const { token, password, username } = alice
  const { secret, codes } = await turnOn(world, alice)
  const remove = (body: Proof & { password: string }) =>
    world.call(removeSecondFactor, { token, body })
  const totp = await codeNow(world, secret)
  expect((await remove({ password: 'Kestrel47moss', totp })).error.code).toBe('PASSWORD_WRONG')
  expect((await remove({ password, totp: '000000' })).error.errors).toHaveProperty('totp')
  const sentAfter = Date.now()
  await world.call(forgotPassword, { body: { type: 'sms', phone: alice.phone, username } })
  const otp = await awaitCode(world.messages, alice.phone, sentAfter)
  const fields = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
  expect((await world.call(resetPassword, { body: { otp, username, ...fields } })).status).toBe(200)
  alice = { ...alice, password: NEW_PASSWORD }
  expect(await outcome(logIn())).toEqual([401, 'SECOND_FACTOR_NEEDED'])
  alice = { ...alice, token: (await logIn({ totp })).body.token }
  const proof = { password: NEW_PASSWORD, recovery_code: codes[0] ?? '' }
  const off = await world.call(removeSecondFactor, { token: alice.token, body: proof })
  expect(off.status).toBe(200)
  expect(await outcome(logIn())).toEqual([200, 'ok'])
  expect(await factor()).toEqual({ since: null, recovery_codes_left: 0 })
})

test('[LAW-24] support turns it off by the word of two, and the player is told and logged out', async () => {
  const [admin, admin2, cashier] = await Promise.all(
    (['admin', 'admin2', 'cashier1'] as const).map((name) => world.staff(name)),
  )
  const params = { id: String(alice.playerId) }
  const body = { reason: 'Lost the phone, showed the identity card' }
  const ask = (token = admin?.token ?? '') => world.call(staffResetFactor, { token, params, body })
  expect((await ask()).error.code).toBe('STATE_CHANGED')
  await turnOn(world, alice)
  expect((await ask(cashier?.token)).error.code).toBe('STAFF_ROLE_MISSING')
  const asked = await ask()
  expect(asked.body).toMatchObject({ kind: 'player.factor.reset', state: 'waiting' })
  const decide = (token = '') =>
    world.call(staffDecideApproval, {
      token,
      params: { id: String(asked.body.id), decision: 'agree' },
      body: { note: '' },
    })
  expect((await decide(admin?.token)).error.code).toBe('SECOND_PERSON_NEEDED')
  const shown = async () =>
    (await world.call(staffPlayer, { token: admin?.token ?? '', params })).body.second_factor
  expect(await shown()).toBe(true)
  expect((await decide(admin2?.token)).body.state).toBe('agreed')
  expect(await shown()).toBe(false)
  expect((await world.call(balance, { token: alice.token })).status).toBe(401)
  const again = await logIn()
  alice = { ...alice, token: again.body.token }
  expect(await letters()).toContain('Customer support turned your code off')
})

test('[LAW-8] secrets move to a new key of the house at its next start; the lost are counted', async () => {
  const { ctx } = world.api
  const { secret } = await turnOn(world, alice)
  const kept = async () => {
    const { rows } = await sql<{ secret: string }>`
      SELECT secret FROM player_authenticator WHERE player_id = ${alice.playerId}
    `.execute(ctx.db)
    return rows[0]?.secret
  }
  const before = await kept()
  const fresh = { ...ctx.config, SECRET: 'n'.repeat(32) }
  const warned = vi.spyOn(ctx.log, 'warn')
  await sealPlayerSecrets({ ...ctx, config: { ...fresh, FORMER_SECRETS: [] } })
  expect(String(warned.mock.calls[0])).toMatch(/of \d+ players were .* FORMER_SECRETS/)
  warned.mockRestore()
  expect(await kept()).toBe(before)
  await sealPlayerSecrets({ ...ctx, config: { ...fresh, FORMER_SECRETS: [ctx.config.SECRET] } })
  expect(await kept()).not.toBe(before)
  await sealPlayerSecrets({ ...ctx, config: { ...ctx.config, FORMER_SECRETS: [fresh.SECRET] } })
  expect(await outcome(logIn({ totp: await codeNow(world, secret) }))).toEqual([200, 'ok'])
})
