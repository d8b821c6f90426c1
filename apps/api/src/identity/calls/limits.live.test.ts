import { changePassword, createPlayer, login } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`DELETE FROM limit_use`.execute(world.api.ctx.db)
  alice = await world.signUp('alice')
  await sql`DELETE FROM security_event`.execute(world.api.ctx.db)
})

const from = (address: string) => ({ 'x-forwarded-for': address })

async function events() {
  const { rows } = await sql<{ kind: string; player_id: bigint | null; detail: object }>`
    SELECT kind, player_id, detail FROM security_event ORDER BY id
  `.execute(world.api.ctx.db)
  return rows
}

let names = 0
function signUp(fields: Record<string, string>, address: string) {
  names += 1
  const body = {
    username: `mallory${String(names).padStart(4, '0')}`,
    password: 'Kestrel47moss',
    confirmPassword: 'Kestrel47moss',
    name: 'Mallory',
    phone: `0191700${String(names).padStart(4, '0')}`,
    email: `mallory${names}@people.localhost`,
    currency: 'BDT' as const,
    ...fields,
  }
  return world.call(createPlayer, { body, headers: from(address) })
}

describe('sign-up', () => {
  test('[LAW-23] [AUTH-47] a stranger learns of a few names that are taken, not of many', async () => {
    const asks = [{ username: alice.username }, { email: alice.email }, { phone: alice.phone }]
    const codes = []
    for (let tried = 0; tried < 12; tried += 1)
      codes.push((await signUp(asks[tried % 3] ?? {}, '198.51.100.1')).error.code)
    expect(codes.slice(0, 3)).toEqual(['USERNAME_TAKEN', 'EMAIL_TAKEN', 'PHONE_TAKEN'])
    expect(codes.filter((code) => code !== 'TOO_MANY_REQUESTS')).toHaveLength(10)
    expect((await signUp({}, '198.51.100.2')).status).toBe(200)
  })
})

describe('what is recorded', () => {
  test('[LAW-9] a limit that is reached is recorded once, not at every further try', async () => {
    const { username } = alice
    const body = { username, password: 'Kestrel47moss' }
    for (let tried = 0; tried < 12; tried += 1)
      await world.call(login, { body, headers: from('198.51.100.3') })
    const reached = (await events()).filter(({ kind }) => kind === 'limit_reached')
    expect(reached).toEqual([
      { kind: 'limit_reached', player_id: null, detail: { limit: 'loginPerAccountFromIp' } },
    ])
  })

  test('[LAW-9] a wrong present password is recorded', async () => {
    const { token, playerId } = alice
    const new_password = 'Heron58lake'
    const body = { new_password, new_password_confirmation: new_password }
    await world.call(changePassword, { token, body: { ...body, old_password: 'Kestrel47moss' } })
    expect(await events()).toEqual([
      { kind: 'password_wrong', player_id: BigInt(playerId), detail: {} },
    ])
  })

  test('[LAW-9] a log-in to a blocked account is recorded', async () => {
    await sql`UPDATE player SET status = 'blocked' WHERE id = ${alice.playerId}`.execute(
      world.api.ctx.db,
    )
    const { username, password } = alice
    const { error } = await world.call(login, { body: { username, password } })
    expect(error.code).toBe('ACCOUNT_BLOCKED')
    expect(await events()).toEqual([
      { kind: 'login_blocked', player_id: BigInt(alice.playerId), detail: {} },
    ])
  })
})
