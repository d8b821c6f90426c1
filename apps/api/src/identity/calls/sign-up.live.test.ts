import { balance, createPlayer, listInbox, login, logout, showUser } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const bob = {
  username: 'bobRahman26',
  password: 'Kestrel47moss',
  confirmPassword: 'Kestrel47moss',
  name: ' Bob Rahman ',
  phone: '01733000001',
  email: 'Bob@people.localhost',
  currency: 'BDT' as const,
  status: 'active',
}

describe('sign-up to logout', () => {
  test('[API-19] [AUTH-44] [API-18] [AUTH-84] a player signs up, logs in, reads and logs out', async () => {
    const created = await world.call(createPlayer, { body: { ...bob, agent_code: 'A1' } })
    expect(created.status).toBe(200)
    expect(created.body).toEqual({ message: 'Registration successful', errors: {}, exchange: [] })

    const session = await world.call(login, {
      body: { username: 'BOBRAHMAN26', password: bob.password },
    })
    expect(session.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      remote_id: expect.stringMatching(/^[\w-]{22,}$/),
      username: 'bobRahman26',
      exchange: [],
      message: 'Login successful',
    })
    const { token, remote_id } = session.body

    const record = await world.call(showUser, { token, query: { remote_id } })
    expect(record.body).toEqual({
      id: expect.any(Number),
      remote_id,
      username: 'bobRahman26',
      name: 'Bob Rahman',
      phone: '01733000001',
      email: 'bob@people.localhost',
      session_id: 0,
      theme: null,
      email_verified_at: null,
      dofb: null,
      created_at: expect.any(String),
      currency: 'BDT',
      balance: '0.00',
      vip_coin: '0',
      cash_bonus: '0.00',
      referral_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      level: 'Normal',
      last_login_at: null,
      referrals: [],
    })
    expect((await world.call(balance, { token })).body).toEqual({
      balance: '0.00',
      checking: '0.00',
      bonus: '0.00',
      currency: 'BDT',
    })
    const inbox = await world.call(listInbox, { token })
    expect(inbox.body.data.data.map(({ title }) => title)).toEqual(['Welcome to Maidan'])

    expect((await world.call(logout, { token })).status).toBe(200)
    const after = await world.call(balance, { token })
    expect([after.status, after.error.code]).toEqual([401, 'NOT_LOGGED_IN'])
  })

  test('[ENT-01] the codes are kept and the two accounts opened with the player', async () => {
    const { rows } = await sql<{ agent_code: string; kept: boolean; code: string }>`
      SELECT p.agent_code, a.kept, replace(a.code, p.id::text, '#') AS code
      FROM player p JOIN account a ON a.id IN (p.cash_account, p.held_account)
      WHERE p.username = 'bobRahman26' ORDER BY a.code
    `.execute(world.api.ctx.db)
    expect(rows).toEqual([
      { agent_code: 'A1', kept: true, code: 'player:#:cash' },
      { agent_code: 'A1', kept: true, code: 'player:#:held' },
    ])
  })

  test('[ENT-03] the next login shows when the last one was', async () => {
    const body = { username: bob.username, password: bob.password }
    const { token } = (await world.call(login, { body })).body
    const { last_login_at } = (await world.call(showUser, { token })).body
    expect(Date.parse(last_login_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe('sign-up is refused', () => {
  test('[AUTH-30] [AUTH-33] [AUTH-35] [AUTH-37] [AUTH-41] an empty body names every field', async () => {
    const { status, error } = await world.call(createPlayer, { body: { currency: 'BDT' } })
    expect(status).toBe(422)
    expect(error.code).toBe('VALIDATION_FAILED')
    expect(error.errors).toEqual({
      username: ['Username is required'],
      email: ['Email is required'],
      phone: ['Phone number is required'],
      password: ['Password is required'],
      confirmPassword: ['Confirm Password is required'],
      name: ['Full name must be between 2 and 100 characters'],
    })
  })

  test('[AUTH-47] what others have already is named at each field, in any spelling', async () => {
    await sql`
      UPDATE player_phone SET verified_at = now() WHERE phone = '+8801733000001'
    `.execute(world.api.ctx.db)
    const body = {
      ...bob,
      username: 'BOBrahman26',
      email: 'BOB@people.localhost',
      phone: '8801733000001',
      referral_code: 'NOBODYS2',
    }
    const { status, error } = await world.call(createPlayer, { body })
    expect(status).toBe(422)
    expect(error.errors).toEqual({
      username: ['This username is taken. Please choose another.'],
      email: ['This email belongs to another account.'],
      phone: ['This phone number belongs to another account.'],
      referral_code: ['This referral code is not known.'],
    })
  })

  test.each([
    ['USERNAME_TAKEN', 422, { username: 'bobrahman26' }],
    ['PASSWORD_COMMON', 422, { password: 'password123', confirmPassword: 'password123' }],
    ['PHONE_INVALID', 422, { phone: '01211223344' }],
    ['COUNTRY_NOT_SERVED', 403, { phone: '14155550123' }],
    ['REFERRAL_UNKNOWN', 422, { referral_code: 'NOBODYS2' }],
  ])('[API-19] one trouble alone is told by its code %s', async (code, status, fields) => {
    const fresh = {
      ...bob,
      username: 'carol202601',
      phone: '01733000002',
      email: 'c@people.localhost',
    }
    const refused = await world.call(createPlayer, { body: { ...fresh, ...fields } })
    expect([refused.status, refused.error.code]).toEqual([status, code])
    expect(Object.keys(refused.error.errors ?? {})).toEqual([Object.keys(fields)[0]])
  })

  test('[AUTH-47] of many who ask for one name at the same moment one gets it', async () => {
    const asks = Array.from({ length: 6 }, (_, index) =>
      world.call(createPlayer, {
        body: {
          ...bob,
          username: index % 2 ? 'Alice202699' : 'alice202699',
          phone: `0173300010${index}`,
          email: `alice${index}@people.localhost`,
        },
      }),
    )
    const replies = await Promise.all(asks)
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422,
    ])
    const refused = replies.filter(({ status }) => status === 422)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['USERNAME_TAKEN']))
  })

  test('[AUTH-47] the same e-mail at the same moment: one account, no failure', async () => {
    const asks = Array.from({ length: 6 }, (_, index) =>
      world.call(createPlayer, {
        body: {
          ...bob,
          username: `dave202600${index}`,
          phone: '01733000200',
          email: 'd@people.localhost',
        },
      }),
    )
    const replies = await Promise.all(asks)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status === 422)
    expect(refused.map(({ error }) => Object.keys(error.errors ?? {}))).toEqual(
      Array.from({ length: 5 }, () => ['email']),
    )
  })
})

test('[REF-13] [AUTH-27] a friend is tied to who sent the code, and shown by two letters', async () => {
  const alice = await world.signUp('alice')
  const { referral_code } = (await world.call(showUser, { token: alice.token })).body
  await world.signUp('bob', { referral_code: referral_code.toLowerCase() })
  const { referrals } = (await world.call(showUser, { token: alice.token })).body
  expect(referrals).toEqual([{ username: 'bo***', joined_at: expect.any(String), bonus: '0.00' }])
})
