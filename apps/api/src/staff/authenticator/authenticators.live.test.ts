import {
  staffAccount,
  staffBeginAuthenticator,
  staffLogin,
  staffSetAuthenticator,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { generateSecret } from 'otplib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeNow } from '../testing/enrol.ts'
import { sealAuthenticators } from './seal-authenticators.ts'
import { openSealKeys, sealText } from '../../platform/authenticator/seal-text.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

test('[LAW-8] a new authenticator counts once it is confirmed, with a code of the old one too', async () => {
  const session = await world.staff('cashier1')
  const elsewhere = await world.staff('cashier1')
  const begin = async () => {
    const body = { old_password: 'Maidan2026' }
    return (await world.call(staffBeginAuthenticator, { ...session, body })).body.secret
  }
  const set = async (totp: string, old_totp?: string) =>
    (
      await world.call(staffSetAuthenticator, {
        ...session,
        body: { totp, ...(old_totp !== undefined && { old_totp }) },
      })
    ).error.code
  const guess = { ...session, body: { old_password: 'Wrong12345' } }
  expect((await world.call(staffBeginAuthenticator, guess)).error.code).toBe('PASSWORD_WRONG')
  const first = await begin()
  expect(await set('000000')).toBe('STAFF_CODE_WRONG')
  expect(await set(await codeNow(world, first))).toBeUndefined()
  expect((await world.call(staffAccount, session)).body.has_authenticator).toBe(true)
  expect((await world.call(staffAccount, elsewhere)).status).toBe(401)
  world.clock.advance(60_000)
  const second = await begin()
  expect(await set(await codeNow(world, second))).toBe('STAFF_CODE_WRONG')
  expect(await set(await codeNow(world, second), await codeNow(world, first))).toBeUndefined()
  expect(await set(await codeNow(world, second))).toBe('STATE_CHANGED')
})

test('[LAW-8] authenticators kept in clear, or under a former secret, are sealed anew at the next start', async () => {
  const { ctx } = world.api
  const secret = generateSecret()
  const kept = async () => {
    const { rows } = await sql<{ totp_secret: string }>`
      SELECT totp_secret FROM staff WHERE username = 'cashier1'
    `.execute(ctx.db)
    return rows[0]?.totp_secret ?? ''
  }
  const logIn = async () => {
    world.clock.advance(60_000)
    const totp = await codeNow(world, secret)
    const body = { username: 'cashier1', password: 'Maidan2026', totp }
    return (await world.call(staffLogin, { body })).status
  }
  await sql`UPDATE staff SET totp_secret = ${secret} WHERE username = 'cashier1'`.execute(ctx.db)
  await sealAuthenticators(ctx)
  expect(await kept()).not.toContain(secret)
  expect(await logIn()).toBe(200)
  const { SECRET } = ctx.config
  const rotated = {
    ...ctx,
    config: { ...ctx.config, SECRET: 'n'.repeat(32), FORMER_SECRETS: [SECRET] },
  }
  const before = await kept()
  await sealAuthenticators(rotated)
  expect(await kept()).not.toBe(before)
  expect(await logIn()).toBe(401)
})

test('[LAW-8] whose authenticator no secret opens any more is named at the start, with the way out', async () => {
  const { ctx } = world.api
  const config = { ...ctx.config, SECRET: 'n'.repeat(32), FORMER_SECRETS: [] }
  const sealed = sealText(openSealKeys(ctx.config), generateSecret(), 'elsewhere')
  await sql`UPDATE staff SET totp_secret = ${sealed} WHERE username = 'cashier1'`.execute(ctx.db)
  const warned = vi.spyOn(ctx.log, 'warn')
  await sealAuthenticators({ ...ctx, config })
  expect(warned.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringMatching(/of cashier1 were .* FORMER_SECRETS, .* --recover NAME/),
  ])
  warned.mockRestore()
})
