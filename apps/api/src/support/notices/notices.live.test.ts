import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  findPushDevice,
  forgetPushDevice,
  logout,
  savePushDevice,
  staffAnswerChat,
  startChat,
  type NoticeKind,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch, TIGERS } from '../../exchange/testing/open-market.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { readVapidKeys } from '../../platform/push/vapid-keys.ts'
import type { ShownNotice } from './notice.ts'

/** A push service: takes what is sent to it, or answers as it is told to. */
let service: Server
let origin: string
let world: World
let answer = 201
const taken: { path: string; headers: IncomingMessage['headers']; body: Buffer }[] = []

const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)
const ALL: readonly NoticeKind[] = ['money', 'withdrawal', 'bets', 'messages']

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  world = await openWorld({ env: { PUSH_SERVICES: origin, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await world.close()
  service.close()
})
beforeEach(() => {
  answer = 201
  taken.length = 0
})

function save({ token }: Person, name: string, changed: object = {}) {
  const body = {
    endpoint: `${origin}/${name}`,
    p256dh: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    kinds: [...ALL],
    shows_amounts: false,
    ...changed,
  }
  return world.call(savePushDevice, { token, body, headers: { 'x-maidan-language': 'bn' } })
}

async function find({ token }: Person, name: string) {
  const body = { endpoint: `${origin}/${name}` }
  return (await world.call(findPushDevice, { token, body })).body
}

/** Opens what was sent, as a browser does. */
function open(sealed: Buffer): ShownNotice {
  const [salt, sender] = [sealed.subarray(0, 16), sealed.subarray(21, 86)]
  const derive = (secret: Buffer, by: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(browser.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(86, -16)), opening.final()])
  return JSON.parse(plain.subarray(0, -1).toString()) as ShownNotice
}

async function arrived(count: number) {
  await expect.poll(() => taken.length, { timeout: 15_000 }).toBe(count)
  return taken.map(({ path, body }) => ({ path, ...open(body) }))
}

async function waiting() {
  const { rows } = await sql`SELECT id FROM push_notice`.execute(world.api.ctx.db)
  return rows.length
}

test('money that arrives is told on the devices that want it, sealed and signed, without its amount', async () => {
  const alice = await world.signUp('alice')
  expect((await save(alice, 'quiet')).status).toBe(200)
  await save(alice, 'open', { shows_amounts: true })
  await save(alice, 'other', { kinds: ['bets'] })
  await openDesk(world).deposit(alice, { amount: '700' })
  const notices = (await arrived(2)).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const shared = { title: 'ডিপোজিট জমা হয়েছে', to: '/transaction-record', lang: 'bn' }
  expect(notices).toMatchObject([
    { path: '/open', ...shared },
    { path: '/quiet', ...shared, body: 'পড়তে ময়দান খুলুন।' },
  ])
  expect(notices[0]?.body).toContain('৳ 700.00')
  expect(JSON.stringify(notices[1])).not.toContain('700')

  const { public_key } = await find(alice, 'quiet')
  const [, token = '', key] =
    /^vapid t=(.+), k=(.+)$/.exec(taken[0]?.headers.authorization ?? '') ?? []
  expect(key).toBe(public_key)
  const [head = '', claim = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claim, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: 'mailto:no-reply@maidan.localhost',
  })
  const point = Buffer.from(public_key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const signer = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claim}`)
  const isRight = verify(
    'sha256',
    signed,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isRight).toBe(true)
  const { rows } = await sql<{ private_key: string }>`SELECT private_key FROM push_key`.execute(
    world.api.ctx.db,
  )
  expect(rows[0]?.private_key).toMatch(/^v1\./)
})

test('an answer of support is told without its words; a device that is gone is forgotten', async () => {
  const bob = await world.signUp('bob')
  await save(bob, 'bob')
  const chat = { user_one_id: bob.playerId, user_two_id: 1 }
  const { body } = await world.call(startChat, { token: bob.token, body: chat })
  const { token } = await world.staff('admin')
  const params = { id: String(body.chat.id) }
  const say = () =>
    world.call(staffAnswerChat, { token, params, body: { content: 'Your 500 taka are there' } })
  await say()
  expect(await arrived(1)).toMatchObject([
    { title: 'সাপোর্ট থেকে উত্তর এসেছে', body: 'পড়তে চ্যাট খুলুন।', to: `/chat-box/${params.id}` },
  ])
  answer = 410
  await say()
  await arrived(2)
  await expect.poll(async () => (await find(bob, 'bob')).device).toBeNull()
  await say()
  expect(await waiting()).toBe(0)
})

test('a service that breaks is asked again; what was turned off, logged out or taken over is told nothing', async () => {
  const [carol, dave] = [await world.signUp('carol'), await world.signUp('dave')]
  const desk = openDesk(world)
  await save(carol, 'shared')
  answer = 503
  await desk.deposit(carol, { amount: '600' })
  await arrived(1)
  answer = 201
  await arrived(2)
  await expect.poll(waiting).toBe(0)

  await save(dave, 'shared')
  expect((await find(carol, 'shared')).device).toBeNull()
  await save(carol, 'hers')
  await save(dave, 'his')
  await world.call(forgetPushDevice, { token: dave.token, body: { endpoint: `${origin}/his` } })
  await desk.deposit(dave, { amount: '600' })
  const { body } = await world.call(startChat, {
    token: carol.token,
    body: { user_one_id: carol.playerId, user_two_id: 1 },
  })
  const answerCarol = async () =>
    world.call(staffAnswerChat, {
      token: (await world.staff('admin')).token,
      params: { id: String(body.chat.id) },
      body: { content: 'Are you still there?' },
    })
  taken.length = 0
  await answerCarol()
  await arrived(1)
  await world.call(logout, { token: carol.token })
  expect((await answerCarol()).status).toBe(200)
  expect(await waiting()).toBe(0)
  expect(taken.map(({ path }) => path)).toEqual(['/hers'])
  const { rows } = await sql<{ endpoint: string }>`
    SELECT endpoint FROM push_device d JOIN player_session s ON s.id = d.session_id
    WHERE s.ended_at IS NULL AND d.player_id IN (${carol.playerId}, ${dave.playerId})
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([])
})

test('[LAW-23] no other address than that of a push service is ever called', async () => {
  const erin = await world.signUp('erin')
  for (const endpoint of ['http://127.0.0.1:1/', 'https://evil.test/', `${origin}@evil.test/`])
    expect((await save(erin, '', { endpoint })).error.code).toBe('PUSH_DEVICE_INVALID')
  const p256dh = `B${'A'.repeat(86)}`
  expect((await save(erin, 'x', { p256dh })).error.code).toBe('PUSH_DEVICE_INVALID')
})

test('the push key goes over to a new secret, and gives way to a new one where none opens it', async () => {
  const { ctx } = world.api
  const keyUnder = async (SECRET: string, FORMER_SECRETS: string[]) => {
    const keys = await readVapidKeys({ ...ctx, config: { ...ctx.config, SECRET, FORMER_SECRETS } })
    return keys.publicKey
  }
  const [own, other] = [ctx.config.SECRET, randomBytes(32).toString('hex')]
  const first = await keyUnder(own, [])
  expect(await keyUnder(other, [own])).toBe(first)
  expect(await keyUnder(other, [])).toBe(first)
  await save(await world.signUp('frank'), 'frank')
  expect(await keyUnder(own, [])).not.toBe(first)
  const { rows } = await sql`SELECT id FROM push_device`.execute(ctx.db)
  expect(rows).toEqual([])
})

test('a settled market is told with what it came to, to those who want to hear of their bets', async () => {
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  const desk = openDesk(world)
  for (const person of [alice, bob]) await desk.deposit(person, { amount: '500' })
  const { code } = await openMatch(world)
  const betting = openBetting(world)
  await betting.placed(bob, onTigers(code, 'lay', '2', 200))
  await betting.placed(alice, onTigers(code, 'back', '2', 200))
  await save(alice, 'bets', { kinds: ['bets'], shows_amounts: true })
  await save(alice, 'money', { kinds: ['money'] })
  await save(bob, 'other', { kinds: ['messages'] })
  const outcome = { winners: [TIGERS] }
  await settleMarket(world.api.ctx, { code, outcome, decidedBy: 'feed', reason: '' })
  const [notice] = await arrived(1)
  expect(notice).toMatchObject({ path: '/bets', lang: 'bn' })
  expect(notice?.body).toContain('৳ 200.00')
  await expect.poll(waiting).toBe(0)
})
