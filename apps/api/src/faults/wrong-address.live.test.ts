import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalFaults } from './testing/reply-faults.ts'
import { sendBytes } from './testing/send-bytes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const LONG = 'x'.repeat(5_000)
const HEADERS_TOO_LONG = 40_000

const addresses = [
  'GET /api',
  'GET /api/',
  'GET /api/nothing',
  'GET /api/login',
  'PUT /api/login',
  'DELETE /api/balance',
  'POST /api/general',
  'OPTIONS /api/login',
  'PATCH /',
  'POST /',
  'GET /api/inbox/%zz',
  'GET /api/inbox/%00',
  'GET /api/inbox/%E0%A4%A',
  `GET /api/inbox/${LONG}`,
  `GET /api/${LONG}`,
  `GET /${LONG}`,
  'GET //elsewhere.example/api/general',
  'GET /api/../../../etc/passwd',
  'GET /api/..%2f..%2fetc%2fpasswd',
  'GET /storage/../../package.json',
  'GET /storage/..%2f..%2fpackage.json',
  'GET /storage/%2e%2e/%2e%2e/package.json',
  'GET /storage/nothing.svg',
  'GET /assets/nothing.js',
  'GET /.env',
  'GET /api/wallet/nobody/bet',
  'POST /api/wallet/__proto__/bet',
]

const request = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'host: maidan.localhost', 'connection: close', ...headers, '', ''].join(
    '\r\n',
  )

test.each(addresses)('[LAW-22] %s is refused in words', async (line) => {
  for (const origin of [world.url, world.api.backofficeUrl])
    expect(refusalFaults(await sendBytes(origin, request(line)))).toEqual([])
})

test('[LAW-22] the back office answers no call of a player', async () => {
  for (const line of ['POST /api/login', 'POST /api/balance', 'GET /api/general']) {
    const { status, text } = await sendBytes(world.api.backofficeUrl, request(line))
    expect([status, text]).toEqual([404, expect.stringContaining('NOT_FOUND')])
  }
})

const malformed: [string, string][] = [
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n'],
  ['an unknown method', request('FOO /api/general')],
  ['headers without end', request('GET /api/general', `x-long: ${'y'.repeat(HEADERS_TOO_LONG)}`)],
  ['a broken header', request('GET /api/general', 'no colon here')],
  ['a header with NUL', request('GET /api/general', 'x-nul: a\0b')],
  ['two lengths', request('POST /api/login', 'content-length: 2', 'content-length: 3')],
  ['a negative length', request('POST /api/login', 'content-length: -2')],
  [
    'a length and chunks',
    `${request('POST /api/login', 'content-length: 4', 'transfer-encoding: chunked')}0\r\n\r\n`,
  ],
  [
    'chunks without length',
    `${request('POST /api/login', 'content-type: application/json', 'transfer-encoding: chunked')}zz\r\n`,
  ],
]

test.each(malformed)('[LAW-22] %s is refused in words', async (_, bytes) => {
  expect(refusalFaults(await sendBytes(world.url, bytes))).toEqual([])
})
