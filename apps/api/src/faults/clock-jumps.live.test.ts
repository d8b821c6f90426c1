import { balance, forgotPassword, login, resetPassword } from '@maidan/contract'
import { awaitCode, openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const HOUR_MS = 3_600_000
const jumps = [
  ['an hour ahead', HOUR_MS],
  ['an hour back', -HOUR_MS],
] as const

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  alice = await world.signUp('alice')
  world.clock.advance(61_000)
})
afterEach(() => vi.restoreAllMocks())

const ask = () =>
  world.call(forgotPassword, {
    body: { type: 'email', username: alice.username, email: alice.email },
  })

const reset = (otp: string) =>
  world.call(resetPassword, {
    body: {
      otp,
      username: alice.username,
      password: 'Heron58lake',
      password_confirmation: 'Heron58lake',
    },
  })

async function newCode(): Promise<string> {
  const sentAfter = Date.now()
  expect((await ask()).status).toBe(200)
  return awaitCode(world.messages, alice.email, sentAfter)
}

describe.each(jumps)('a clock that is set %s', (_, jumpMs) => {
  test('[LAW-9] voids the code under way, and the next one is sent at once and good', async () => {
    const code = await newCode()
    world.clock.advance(jumpMs)
    expect((await reset(code)).error.code).toBe('CODE_EXPIRED')
    expect((await reset(await newCode())).status).toBe(200)
  })

  test('[LAW-8] leaves who is logged in where they are, and lets others in', async () => {
    world.clock.advance(jumpMs)
    const { token, username, password } = alice
    expect((await world.call(balance, { token })).status).toBe(200)
    expect((await world.call(login, { body: { username, password } })).status).toBe(200)
  })

  test('[LAW-9] [LAW-23] makes nobody wait longer at a limit than its own time', async () => {
    const { limits } = world.api.ctx
    const address = `198.51.100.${jumpMs > 0 ? 1 : 2}`
    const take = () => limits.take('loginPerIp', address)
    for (let taken = 0; taken < 60; taken += 1) await take()
    await expect(take()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + jumpMs)
    await take()
  })
})
