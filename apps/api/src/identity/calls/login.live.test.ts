import { balance, login } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1' } })
})
afterAll(() => world.close())

const rahim = { username: 'rahim2026', password: 'Maidan2026' }

test('[AUTH-05] [AUTH-08] empty fields are named', async () => {
  const { status, error } = await world.call(login, { body: {} })
  expect(status).toBe(422)
  expect(error.errors).toEqual({
    username: ['Username is required'],
    password: ['Password is required'],
  })
})

test('[AUTH-19] a wrong password and an unknown username are refused in the same words', async () => {
  const wrong = await world.call(login, { body: { ...rahim, password: 'Kestrel47moss' } })
  const unknown = await world.call(login, { body: { ...rahim, username: 'nobody2026' } })
  const { request_id: one, ...first } = wrong.error
  const { request_id: other, ...second } = unknown.error
  expect([wrong.status, first]).toEqual([
    401,
    { message: 'Invalid username or password.', code: 'INVALID_CREDENTIALS' },
  ])
  expect([unknown.status, second]).toEqual([wrong.status, first])
  expect(one).not.toBe(other)
  const { rows } = await sql<{ player_id: bigint | null }>`
    SELECT player_id FROM security_event WHERE kind = 'login_failed' ORDER BY id
  `.execute(world.api.ctx.db)
  expect(rows.map(({ player_id }) => player_id !== null)).toEqual([true, false])
})

test('[AUTH-19] a blocked account is told so only with the right password', async () => {
  const { db } = world.api.ctx
  const session = await world.call(login, { body: rahim })
  await sql`UPDATE player SET status = 'blocked' WHERE username = 'rahim2026'`.execute(db)
  const right = await world.call(login, { body: rahim })
  const wrong = await world.call(login, { body: { ...rahim, password: 'Kestrel47moss' } })
  const old = await world.call(balance, { token: session.body.token })
  await sql`UPDATE player SET status = 'active' WHERE username = 'rahim2026'`.execute(db)
  expect([right.status, right.error.code]).toEqual([403, 'ACCOUNT_BLOCKED'])
  expect([wrong.status, wrong.error.code]).toEqual([401, 'INVALID_CREDENTIALS'])
  expect(old.status).toBe(401)
})

test('[API-18] ten devices are logged in at once, the oldest gives way', async () => {
  const tokens: string[] = []
  for (let device = 0; device < 11; device += 1)
    tokens.push((await world.call(login, { body: rahim })).body.token)
  const states = await Promise.all(
    tokens.map(async (token) => (await world.call(balance, { token })).status),
  )
  expect(states).toEqual([401, ...Array<number>(10).fill(200)])
})

test.each([
  ['is used after a while', { seen: '119 minutes', made: '120 minutes' }, 200],
  ['was idle for two hours', { seen: '120 minutes', made: '120 minutes' }, 401],
  ['is almost a day old', { seen: '0 minutes', made: '1439 minutes' }, 200],
  ['is a day old', { seen: '0 minutes', made: '1440 minutes' }, 401],
])('[LAW-8] a session that %s', async (_, { seen, made }, status) => {
  const { token } = (await world.call(login, { body: rahim })).body
  await sql`
    UPDATE player_session
    SET last_seen_at = now() - ${seen}::interval, created_at = now() - ${made}::interval
    WHERE id = (SELECT max(id) FROM player_session)
  `.execute(world.api.ctx.db)
  expect((await world.call(balance, { token })).status).toBe(status)
})

test('[LAW-8] using a session keeps it from falling idle', async () => {
  const { token } = (await world.call(login, { body: rahim })).body
  const { db } = world.api.ctx
  const rest = () =>
    sql`
      UPDATE player_session SET last_seen_at = last_seen_at - interval '90 minutes'
      WHERE id = (SELECT max(id) FROM player_session)
    `.execute(db)
  for (let visit = 0; visit < 2; visit += 1) {
    await rest()
    expect((await world.call(balance, { token })).status).toBe(200)
  }
})

test('[AUTH-19] after eight wrong tries the limit says how long to wait, even to the right password', async () => {
  const body = { username: 'karim2026', password: 'Kestrel47moss' }
  for (let wrong = 0; wrong < 8; wrong += 1)
    expect((await world.call(login, { body })).status).toBe(401)
  const limited = await world.call(login, { body: { ...body, password: 'Maidan2026' } })
  const seconds = Number(limited.error.params?.['seconds'])
  expect([limited.status, limited.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(seconds).toBeGreaterThan(800)
  expect(seconds).toBeLessThanOrEqual(900)
  expect(limited.error.message).toBe(`Too many tries. Please wait ${seconds} seconds.`)
  expect(limited.headers.get('retry-after')).toBe(String(seconds))
})

test('[API-18] other spellings of the name share its limit', async () => {
  const limited = await world.call(login, {
    body: { username: 'KARIM2026', password: 'Maidan2026' },
  })
  expect(limited.status).toBe(429)
})

test('[API-18] a success gives the tries back', async () => {
  const wrong = { username: 'salma2026', password: 'Kestrel47moss' }
  for (let round = 0; round < 2; round += 1) {
    for (let tried = 0; tried < 7; tried += 1)
      expect((await world.call(login, { body: wrong })).status).toBe(401)
    const right = await world.call(login, { body: { ...wrong, password: 'Maidan2026' } })
    expect(right.status).toBe(200)
  }
})
