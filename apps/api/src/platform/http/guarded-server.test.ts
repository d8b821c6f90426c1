import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardedServer } from './guarded-server.ts'

const GUARD = {
  headersMs: 200,
  requestMs: 300,
  idleMs: 200,
  checkMs: 50,
  connectionsPerIp: 3,
  connectionsMax: 100,
}
/** Far beyond what the guard above allows, and far below what Node allows by itself. */
const PATIENCE_MS = 3_000
const DRIP_MS = 40

let app: FastifyInstance
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  app = await open('')
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

async function open(proxies: string) {
  const server = guardedServer({ TRUST_PROXY: proxies, LIMITS_SCALE: 1 }, GUARD)
  server.get('/', () => ({ message: 'here' }))
  await server.listen({ host: '127.0.0.1', port: 0 })
  return server
}

function dial(server = app): Socket {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  sockets.push(socket)
  return socket
}

/** How long a connection lived, or null if it outlived all patience. */
async function lifeMs(socket: Socket): Promise<number | null> {
  const from = performance.now()
  const closed = new Promise<number>((resolve) =>
    socket.once('close', () => resolve(performance.now() - from)),
  )
  return Promise.race([closed, sleep(PATIENCE_MS).then(() => null)])
}

/** Sends a byte now and then, as slow attackers do. */
function drip(socket: Socket, text: string) {
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? 'x'), DRIP_MS)
  socket.once('close', () => clearInterval(timer))
}

test('[LAW-23] headers that never end are not waited for', async () => {
  const socket = dial()
  socket.write('GET / HTTP/1.1\r\nhost: maidan\r\nx-slow: ')
  drip(socket, 'slow')
  expect(await lifeMs(socket)).not.toBeNull()
})

test('[LAW-23] a body is refused before it is read, however slowly it comes', async () => {
  for (const length of ['content-length: 1000000', 'transfer-encoding: chunked']) {
    const socket = dial()
    const answer = heard(socket)
    socket.write(`POST / HTTP/1.1\r\nhost: maidan\r\n${length}\r\n\r\n`)
    drip(socket, '1\r\nx\r\n')
    expect(await answer).toContain('413')
  }
})

test('[LAW-23] an idle connection is let go', async () => {
  const socket = dial()
  socket.write('GET / HTTP/1.1\r\nhost: maidan\r\n\r\n')
  expect(await lifeMs(socket)).not.toBeNull()
})

test('[LAW-23] a connection on which nothing was asked is let go without an answer', async () => {
  const [silent, slow] = [dial(), dial()]
  const answers = [heard(silent), heard(slow)]
  slow.write('GET / HTTP/1.1\r\nhost: ')
  expect(await Promise.all(answers)).toEqual(['', expect.stringContaining(' 400 ')])
})

test('[LAW-23] one address holds so many connections and no more, until it leaves one', async () => {
  const held = [dial(), dial(), dial()]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  expect(await answerOf(dial())).toBe('')
  held[0]?.destroy()
  await sleep(DRIP_MS)
  expect(await answerOf(dial())).toContain('200 OK')
})

/** What comes back of a question before the connection ends. */
function answerOf(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: maidan\r\nconnection: close\r\n\r\n')
  return heard(socket)
}

/** All that a connection brings until it ends. */
async function heard(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  expect(await lifeMs(socket)).not.toBeNull()
  return answer
}

test('[LAW-23] behind a proxy its one address is not counted', async () => {
  await app.close()
  app = await open('loopback')
  const many = Array.from({ length: 6 }, () => dial())
  await sleep(DRIP_MS)
  expect(many.filter(({ destroyed, readableEnded }) => destroyed || readableEnded)).toEqual([])
})
