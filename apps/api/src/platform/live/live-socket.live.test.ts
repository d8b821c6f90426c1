import { changePassword, LIVE_PATH, login, logout, staffApproveDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { hello, openSocket, type Listener } from './testing/listen-live.ts'

/** How soon a player knows what was committed. */
const TOLD_WITHIN_MS = 1_000
const REFUSED = 4401
const TOO_BIG = 1009

let world: World
let desk: Desk
let alice: Person
let bob: Person
beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
})
afterAll(() => world.close())

async function listen(token: string): Promise<Listener> {
  const listener = await hello(world.url, token)
  await expect.poll(() => listener.received).toContainEqual({ type: 'ready' })
  return listener
}

async function newSession({ username, password }: Person): Promise<string> {
  return (await world.call(login, { body: { username, password } })).body.token
}

const soon = { timeout: TOLD_WITHIN_MS, interval: 10 }

test('[LAW-5] a credited deposit is told within a second, with the balance, and only to its player', async () => {
  const [hers, his] = [await listen(alice.token), await listen(bob.token)]
  const { body } = await desk.claim(alice, { amount: '500' })
  const reference = body.transaction_id
  const waiting = { type: 'transaction', transaction_id: reference, key: '0' }
  await expect.poll(() => hers.received, soon).toContainEqual(waiting)
  const { token } = await world.staff('admin')
  const id = await desk.paymentId(reference)
  await desk.tellStatement(id, '500')
  await world.call(staffApproveDeposit, { token, params: { id } })
  const credited = { type: 'transaction', transaction_id: reference, key: '1' }
  await expect.poll(() => hers.received, soon).toContainEqual(credited)
  await expect
    .poll(() => hers.received, soon)
    .toContainEqual({ type: 'balance', balance: '500.00' })
  expect(his.received).toEqual([{ type: 'ready' }])
  hers.socket.close()
  his.socket.close()
})

const strangers: [string, string][] = [
  ['a token that nobody has', JSON.stringify({ type: 'hello', token: 'x'.repeat(43) })],
  ['no token', JSON.stringify({ type: 'hello' })],
  ['an unknown field', JSON.stringify({ type: 'hello', token: 'x', admin: true })],
  ['no JSON', 'hello?'],
  ['nothing', ''],
]

test.each(strangers)('[LAW-8] a first frame with %s is refused', async (_, frame) => {
  const listener = await openSocket(world.url, frame)
  await expect.poll(listener.closed, soon).toBe(REFUSED)
  expect(listener.received).toEqual([])
})

test('[LAW-23] who says nothing is refused in time', async () => {
  const listener = await openSocket(world.url, null)
  await expect.poll(listener.closed, { timeout: 8_000 }).toBe(REFUSED)
})

test('[LAW-23] a frame that is too big ends the socket', async () => {
  const listener = await openSocket(world.url, 'x'.repeat(5_000))
  await expect.poll(listener.closed, soon).toBe(TOO_BIG)
})

test('[LAW-22] a frame that is too big is noted in one line, without a stack', async () => {
  const noted = vi.spyOn(world.api.ctx.log, 'warn')
  const listener = await openSocket(world.url, 'x'.repeat(5_000))
  await expect.poll(listener.closed, soon).toBe(TOO_BIG)
  expect(noted.mock.calls).toEqual([
    [{ code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' }, 'live socket broken off'],
  ])
  noted.mockRestore()
})

test('[AUTH-84] a log-out ends the sockets of its session and of no other', async () => {
  const [phone, tablet] = [await newSession(bob), await newSession(bob)]
  const [first, second] = [await listen(phone), await listen(tablet)]
  await world.call(logout, { token: phone })
  await expect.poll(() => first.received, soon).toContainEqual({ type: 'logged_out' })
  await expect.poll(first.closed, soon).not.toBeNull()
  expect([second.received, second.closed()]).toEqual([[{ type: 'ready' }], null])
  second.socket.close()
})

test('[LAW-8] a session that gives way to newer ones loses its socket', async () => {
  const carol = await world.signUp('carol')
  const oldest = await listen(carol.token)
  for (let opened = 0; opened < 10; opened += 1) await newSession(carol)
  await expect.poll(oldest.closed, soon).not.toBeNull()
})

test('[API-42] a new password ends every socket', async () => {
  const dave = await world.signUp('dave')
  const sockets = [await listen(dave.token), await listen(await newSession(dave))]
  const { token, password: old_password } = dave
  const new_password = 'Kestrel47moss'
  const body = { old_password, new_password, new_password_confirmation: new_password }
  await world.call(changePassword, { token, body })
  for (const { received, closed } of sockets) {
    await expect.poll(() => received, soon).toContainEqual({ type: 'logged_out' })
    await expect.poll(closed, soon).not.toBeNull()
  }
})

test('[LAW-23] the ninth socket of a player ends the first', async () => {
  const token = await newSession(bob)
  const sockets: Listener[] = []
  for (let opened = 0; opened < 9; opened += 1) sockets.push(await listen(token))
  await expect.poll(() => sockets[0]?.closed(), soon).not.toBeNull()
  expect(sockets.slice(1).map(({ closed }) => closed())).toEqual(
    Array.from({ length: 8 }, () => null),
  )
  for (const { socket } of sockets) socket.close()
})

test('[LAW-23] who does not read is cut, and nobody else notices', async () => {
  const { live } = world.api.ctx
  const slow = await listen(alice.token)
  const quick = await listen(bob.token)
  slow.socket.pause()
  const before = live.size()
  const news = { type: 'balance', balance: '9'.repeat(100_000) } as const
  for (let sent = 0; sent < 500 && live.size() === before; sent += 1) {
    live.tell(BigInt(alice.playerId), news)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => live.size(), soon).toBe(before - 1)
  live.tell(BigInt(bob.playerId), { type: 'inbox' })
  await expect.poll(() => quick.received, soon).toContainEqual({ type: 'inbox' })
  slow.socket.terminate()
  quick.socket.close()
})

test('[LAW-23] sockets that go while they are greeted leave nothing behind', async () => {
  const { live } = world.api.ctx
  await expect.poll(() => live.size()).toBe(0)
  const token = await newSession(alice)
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { socket } = await hello(world.url, token)
      socket.terminate()
    }),
  )
  await sql`SELECT pg_sleep(0.5)`.execute(world.api.ctx.db)
  await expect.poll(() => live.size(), soon).toBe(0)
})

test('[LAW-22] a live socket asked for without an upgrade is refused in words', async () => {
  const response = await fetch(world.url + LIVE_PATH)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('[LAW-23] an upgrade of another address is closed at once', async () => {
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/api/general`)
  socket.on('error', () => undefined)
  await expect.poll(() => socket.readyState, soon).toBe(WebSocket.CLOSED)
})
