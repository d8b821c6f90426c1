import {
  addNumber,
  changePassword,
  createPlayer,
  forgotPassword,
  login,
  sendNumberCode,
  sendVerificationCode,
  walletBalance,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitRules } from '../../platform/limits/limit-rules.ts'

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

describe('codes', () => {
  /** Somebody who has signed up and shown nothing yet to be theirs. */
  async function newcomer() {
    const phone = `0191800${String(names).padStart(4, '0')}`
    const username = `frank${String(names).padStart(4, '0')}`
    expect((await signUp({ username, phone }, '198.51.100.4')).status).toBe(200)
    const body = { username, password: 'Kestrel47moss' }
    return { username, phone, token: (await world.call(login, { body })).body.token }
  }

  const resetOf = (username: string, phone: string, address: string) =>
    world.call(forgotPassword, {
      body: { type: 'sms', username, phone },
      headers: from(address),
    })

  type Reply = { status: number; error: { code?: string } }

  const said = ({ status, error }: Reply) => [status, error.code ?? 'ok']

  test('[LAW-9] resets of invented usernames use up no code of the owner of a number', async () => {
    const { phone, token } = await newcomer()
    for (let tried = 0; tried < limitRules.codePerTarget.points; tried += 1) {
      const { status } = await resetOf(`nobody${tried}`, phone, `198.51.100.${50 + tried}`)
      expect(status).toBe(200)
    }
    const own = await world.call(sendVerificationCode, { token, body: { phone } })
    expect(own.status).toBe(200)
    await expect.poll(async () => (await world.messages(phone)).length).toBe(1)
  })

  test('[LAW-9] [API-30] a reset that fits is limited as one that does not, from anywhere', async () => {
    const walk = async (username: string, phone: string) => {
      const steps = []
      for (let tried = 0; tried < 12; tried += 1) {
        steps.push(said(await resetOf(username, phone, `198.51.100.${10 + tried}`)))
        world.clock.advance(61_000)
      }
      return steps
    }
    const fitting = await walk(alice.username, alice.phone)
    expect(fitting.slice(9)).toEqual([
      [200, 'ok'],
      [429, 'TOO_MANY_REQUESTS'],
      [429, 'TOO_MANY_REQUESTS'],
    ])
    expect(await walk('nobody2026', alice.phone)).toEqual(fitting)
    expect(await walk(alice.username, '01799000111')).toEqual(fitting)
  })

  test('[LAW-9] real codes to a number have a limit, and a stranger does not use up its owner’s', async () => {
    const { phone, token } = await newcomer()
    const stranger = { token: alice.token, body: { phone } }
    await world.call(addNumber, stranger)
    const codes = []
    for (let tried = 0; tried < 11; tried += 1) {
      const headers = from(`198.51.100.${30 + tried}`)
      codes.push(said(await world.call(sendNumberCode, { ...stranger, headers })))
      world.clock.advance(61_000)
    }
    expect(codes.slice(9)).toEqual([
      [200, 'ok'],
      [429, 'TOO_MANY_REQUESTS'],
    ])
    const own = await world.call(sendVerificationCode, { token, body: { phone } })
    expect(own.status).toBe(200)
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

test('[LAW-23] calls that nobody has signed are noted a few times a minute, and then refused unnoted', async () => {
  const { path } = walletBalance
  const forge = async (slug: string) => {
    const response = await fetch(world.url + path.replace(':provider', slug), {
      method: 'POST',
      headers: { ...from('198.51.100.9'), 'content-type': 'application/json' },
      body: '{}',
    })
    return response.status
  }
  const { points } = limitRules.badSignaturePerIp
  const answers = []
  for (let tried = 0; tried < points + 5; tried += 1) answers.push(await forge('padma'))
  expect([answers[0], answers.at(-1)]).toEqual([401, 429])
  const kinds = (await events()).map(({ kind }) => kind)
  expect(kinds).toEqual([...Array.from({ length: points }, () => 'bad_signature'), 'limit_reached'])
})
