import {
  balance,
  endOtherSessions,
  endSession,
  listInbox,
  listLogIns,
  listSessions,
  login,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hello } from '../../platform/live/testing/listen-live.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'
const HOME = '103.12.45.99'

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld({ env: { TRUST_PROXY: 'loopback' } })
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
})

async function logIn(agent: string, address = HOME, password = alice.password) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': address }
  const { username } = alice
  return (await world.call(login, { body: { username, password }, headers })).body.token
}

const sessions = async (token: string) => (await world.call(listSessions, { token })).body.data
const status = async (token: string) => (await world.call(balance, { token })).status

test('[LAW-8] a player sees their sessions, ends one of them, and nobody else can', async () => {
  const token = await logIn(PHONE)
  const [own, ...others] = await sessions(token)
  expect(own).toMatchObject({
    own: true,
    device: { browser: 'Chrome', system: 'Android' },
    address: '103.12.45.x',
  })
  expect(others.map((one) => one.own)).toEqual([false])
  const params = { id: String(others[0]?.id) }
  const bob = await world.signUp('bob')
  expect((await world.call(endSession, { token: bob.token, params })).error.code).toBe('NOT_FOUND')
  expect(await status(alice.token)).toBe(200)
  expect((await world.call(endSession, { token, params })).status).toBe(200)
  expect([await status(alice.token), await status(token)]).toEqual([401, 200])
  expect((await world.call(endSession, { token, params })).error.code).toBe('NOT_FOUND')
})

test('[LAW-8] logging out everywhere else closes their live sockets and keeps this one', async () => {
  const token = await logIn(PHONE)
  const [here, there] = [await hello(world.url, token), await hello(world.url, alice.token)]
  for (const { received } of [here, there])
    await expect.poll(() => received).toContainEqual({ type: 'ready' })
  const done = await world.call(endOtherSessions, { token })
  expect(done.body).toEqual({ ended: 1 })
  await expect.poll(() => there.closed()).not.toBeNull()
  expect(there.received).toContainEqual({ type: 'logged_out' })
  expect(here.closed()).toBeNull()
  expect([await status(alice.token), await status(token)]).toEqual([401, 200])
  here.socket.close()
})

test('[LAW-8] a session that fell idle is not listed', async () => {
  const token = await logIn(PHONE)
  await sql`
    UPDATE player_session SET last_seen_at = now() - interval '3 hours'
    WHERE id = (SELECT min(id) FROM player_session WHERE player_id = ${alice.playerId})
  `.execute(world.api.ctx.db)
  expect(await sessions(token)).toHaveLength(1)
})

test('[LAW-8] the history names log-ins and failed tries with device, address and result', async () => {
  await logIn(DESK, '203.0.113.5', 'Kestrel47moss')
  const token = await logIn(PHONE)
  const { body } = await world.call(listLogIns, { token })
  expect(body.data.slice(0, 2)).toMatchObject([
    { result: 'logged_in', device: { browser: 'Chrome', system: 'Android' } },
    {
      result: 'wrong_password',
      device: { browser: 'Firefox', system: 'Linux' },
      address: '203.0.113.x',
    },
  ])
  expect(body.data).toHaveLength(3)
})

test('[LAW-8] a log-in with a new device leaves a letter in the reader’s language; the first does not', async () => {
  const letters = async (language: 'en' | 'bn') => {
    const headers = { 'x-maidan-language': language }
    const { body } = await world.call(listInbox, { token: alice.token, headers })
    return body.data.data
  }
  expect(await letters('en')).toHaveLength(1)
  await logIn(PHONE)
  const [letter] = await letters('en')
  expect(letter).toMatchObject({ title: 'A log-in from a new device' })
  expect(letter?.message).toContain('Chrome, Android, from the address 103.12.45.x')
  expect((await letters('bn'))[0]).toMatchObject({ title: 'নতুন ডিভাইস থেকে লগইন' })
  await logIn(PHONE, '103.12.200.7')
  expect(await letters('en')).toHaveLength(2)
  await logIn(PHONE, '198.51.100.7')
  await logIn(DESK)
  expect(await letters('en')).toHaveLength(4)
})
