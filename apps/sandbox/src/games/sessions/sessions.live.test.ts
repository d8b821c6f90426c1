import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, TEST_BALANCE_MINOR, TEST_GAME, type World } from '../test-wallet/open-world.ts'
import { post } from '../test-wallet/page-calls.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

describe('opening a game', () => {
  test('[GAME-12] a launch token opens it once', async () => {
    world.wallet.book.addPlayer('alice', TEST_BALANCE_MINOR)
    const launch = world.wallet.book.launch('alice')
    const first = await post(world.studio.url, '/studio/session', { launch, game: TEST_GAME })
    const again = await post(world.studio.url, '/studio/session', { launch, game: TEST_GAME })
    expect(first.body).toMatchObject({
      username: 'alice',
      currency: 'BDT',
      language: 'bn',
      balanceMinor: String(TEST_BALANCE_MINOR),
      siteOrigin: 'http://site.test',
      unfinished: null,
      notice: null,
      game: { code: TEST_GAME, provider: 'Padma Play' },
      fairness: { nonce: 0 },
    })
    expect([again.status, again.body['code']]).toEqual([401, 'LAUNCH_REFUSED'])
  })

  test('[GAME-12] a game that is not offered is not found', async () => {
    const { status, body } = await post(world.studio.url, '/studio/session', {
      launch: 'x',
      game: 'PADMA-NOTHING',
    })
    expect([status, body['code']]).toEqual([404, 'GAME_NOT_FOUND'])
  })

  test('[GAME-12] a wallet that is down is said to be down, and no session is opened', async () => {
    world.wallet.faults['authenticate'] = [{ kind: 'status', status: 500 }]
    world.wallet.book.addPlayer('bob', TEST_BALANCE_MINOR)
    const launch = world.wallet.book.launch('bob')
    const { status, body } = await post(world.studio.url, '/studio/session', {
      launch,
      game: TEST_GAME,
    })
    expect([status, body['code'], body['session']]).toEqual([503, 'WALLET_UNAVAILABLE', undefined])
  })
})

describe('a session', () => {
  test('[GAME-13] is stored only as a hash and ends when it is idle', async () => {
    const session = await world.seat('carol')
    const db = new pg.Client({ connectionString: world.database.url })
    await db.connect()
    const kept = await db.query('select 1 from studio.sessions where token_hash = $1', [session])
    await db.query(`update studio.sessions set last_seen_at = now() - interval '31 minutes'
      where player = 'carol'`)
    await db.end()
    const { status, body } = await post(world.studio.url, '/studio/resume', { session })
    expect(kept.rowCount).toBe(0)
    expect([status, body['code']]).toEqual([401, 'SESSION_EXPIRED'])
  })

  test('[GAME-13] opened twice plays on the same seeds and shows the same open round', async () => {
    const first = await world.seat('dave')
    const order = { session: first, betMinor: '1000', spinId: 'dave-spin-1' }
    const { body: round } = await post(world.studio.url, '/studio/spin', order)
    const launch = world.wallet.book.launch('dave')
    const { body: view } = await post(world.studio.url, '/studio/session', {
      launch,
      game: TEST_GAME,
    })
    expect(view['unfinished']).toMatchObject({ roundId: round['roundId'] })
    expect(view['fairness']).toMatchObject({ nonce: 1 })
    const second = String(view['session'])
    const same = await post(world.studio.url, '/studio/spin', { ...order, session: second })
    expect(same.body['roundId']).toBe(round['roundId'])
    await post(world.studio.url, '/studio/shown', { session: second, roundId: round['roundId'] })
    const { body: after } = await post(world.studio.url, '/studio/resume', { session: second })
    expect(after['unfinished']).toBeNull()
  })

  test('[GAME-13] of one player does not mark or see a round of another', async () => {
    const erin = await world.seat('erin')
    const { body: round } = await post(world.studio.url, '/studio/spin', {
      session: erin,
      betMinor: '1000',
      spinId: 'erin-spin-1',
    })
    const mallory = await world.seat('mallory')
    await post(world.studio.url, '/studio/shown', { session: mallory, roundId: round['roundId'] })
    const { body: view } = await post(world.studio.url, '/studio/resume', { session: erin })
    expect(view['unfinished']).toMatchObject({ roundId: round['roundId'] })
    const peek = await fetch(
      new URL(`/studio/rounds/${String(round['roundId'])}`, world.studio.url),
      {
        headers: { authorization: `Bearer ${mallory}` },
      },
    )
    expect(peek.status).toBe(404)
  })
})
