import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openWorld,
  startTestStudio,
  TEST_BALANCE_MINOR,
  TEST_GAME,
  type World,
} from '../test-wallet/open-world.ts'
import { openGame, post } from '../test-wallet/page-calls.ts'

const BET = '1000'
let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const spin = (session: string, spinId: string, betMinor = BET) =>
  post(world.studio.url, '/studio/spin', { session, betMinor, spinId })

describe('a spin', () => {
  test('[LAW-19] takes the bet, pays the win and ends the round, whatever was won', async () => {
    const session = await world.seat('alice')
    const { status, body } = await spin(session, 'alice-spin-1')
    const winMinor = BigInt(String(body['totalWinMinor']))
    expect(status).toBe(200)
    expect(body['settlement']).toBe('done')
    expect(body['balanceMinor']).toBe(String(TEST_BALANCE_MINOR - 1_000n + winMinor))
    expect(world.wallet.book.balanceOf('alice')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)
    expect(world.wallet.book.details.has(String(body['roundId']))).toBe(true)
    expect(verbsOf(String(body['roundId']))).toEqual(['bet', 'win', 'end-round'])
  })

  test('[LAW-19] asked for twice under one spin id is one round and one bet', async () => {
    const session = await world.seat('bob')
    const first = await spin(session, 'bob-spin-1')
    const again = await spin(session, 'bob-spin-1')
    expect(again.body).toEqual(first.body)
    expect(verbsOf(String(first.body['roundId']))).toEqual(['bet', 'win', 'end-round'])
  })

  test('[LAW-19] tapped twice at once is one round and one bet', async () => {
    const session = await world.seat('carol')
    const taps = await Promise.all(Array.from({ length: 6 }, () => spin(session, 'carol-spin-1')))
    const rounds = new Set(taps.map((tap) => tap.body['roundId']))
    expect(taps.map((tap) => tap.status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(rounds.size).toBe(1)
    expect(betsOf('carol')).toBe(1)
  })

  test('[LAW-19] under a used spin id with another bet is a conflict', async () => {
    const session = await world.seat('dave')
    await spin(session, 'dave-spin-1')
    const other = await spin(session, 'dave-spin-1', '2000')
    expect([other.status, other.body['code']]).toEqual([409, 'SPIN_ID_REUSED'])
    expect(betsOf('dave')).toBe(1)
  })

  test('[LAW-19] runs one at a time for a player in a game', async () => {
    const session = await world.seat('erin')
    world.wallet.faults['bet'] = [{ kind: 'late', ms: 700 }]
    const [one, other] = await Promise.all([
      spin(session, 'erin-spin-1'),
      spin(session, 'erin-spin-2'),
    ])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
    expect(betsOf('erin')).toBe(1)
  })

  test('[LAW-19] needs a bet level of the game', async () => {
    const session = await world.seat('frank')
    const { status, body } = await spin(session, 'frank-spin-1', '1001')
    expect([status, body['code']]).toEqual([422, 'BET_LEVEL_UNKNOWN'])
    expect(betsOf('frank')).toBe(0)
  })

  test('[LAW-19] takes the nonces one after the other', async () => {
    const session = await world.seat('grace')
    const nonces: unknown[] = []
    for (const id of ['grace-spin-1', 'grace-spin-2', 'grace-spin-3']) {
      nonces.push((await spin(session, id)).body['nonce'])
    }
    expect(nonces).toEqual([0, 1, 2])
  })
})

describe('limits of play', () => {
  test('[LAW-23] two spins do not follow each other faster than the game allows', async () => {
    const slow = await startTestStudio(world.wallet, world.database, { spinIntervalMs: 60_000 })
    world.wallet.book.addPlayer('heidi', TEST_BALANCE_MINOR)
    const session = await openGame(slow.url, world.wallet.book.launch('heidi'), TEST_GAME)
    const body = { session, betMinor: BET, spinId: 'heidi-spin-1' }
    await post(slow.url, '/studio/spin', body)
    const early = await post(slow.url, '/studio/spin', { ...body, spinId: 'heidi-spin-2' })
    expect([early.status, early.body['code']]).toEqual([429, 'SPIN_TOO_FAST'])
    expect(Number(early.body['retryAfterMs'])).toBeGreaterThan(50_000)
    await slow.close()
  })

  test('[LAW-23] a session is heard so often and not more, and others meanwhile are', async () => {
    const careful = await startTestStudio(world.wallet, world.database, { limitsScale: 1 })
    world.wallet.book.addPlayer('judy', TEST_BALANCE_MINOR)
    world.wallet.book.addPlayer('kim', TEST_BALANCE_MINOR)
    const session = await openGame(careful.url, world.wallet.book.launch('judy'), TEST_GAME)
    const other = await openGame(careful.url, world.wallet.book.launch('kim'), TEST_GAME)
    const spent = world.wallet.book.launch('judy')
    const calls = [
      ['/studio/spin', { session, betMinor: BET, spinId: 'judy-spin-1' }, 'SPIN_TOO_FAST'],
      ['/studio/resume', { session }, 'TOO_FAST'],
      ['/studio/shown', { session, roundId: 'judy-round-1' }, 'TOO_FAST'],
      ['/studio/top-up', { session }, 'TOO_FAST'],
      ['/studio/session', { launch: spent, game: TEST_GAME }, 'TOO_FAST'],
    ] as const
    for (const [path, body, code] of calls) {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => post(careful.url, path, body)),
      )
      const refused = answers.filter(({ status }) => status === 429)
      expect([path, refused.length > 20]).toEqual([path, true])
      expect(refused.every((answer) => answer.body['code'] === code)).toBe(true)
      expect(Number(refused[0]?.body['retryAfterMs'])).toBeGreaterThan(0)
    }
    expect((await post(careful.url, '/studio/resume', { session: other })).status).toBe(200)
    await careful.close()
  })

  test('[LAW-23] a body that is not a spin is refused with a request id', async () => {
    const session = await world.seat('ivan')
    const { status, body } = await spin(session, 'x', '-5')
    expect([status, body['code']]).toEqual([422, 'INVALID_BODY'])
    expect(body['request_id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

function verbsOf(roundId: string): string[] {
  return world.wallet.seen.filter((call) => call.raw.includes(roundId)).map((call) => call.verb)
}

/** How many bets of a player the wallet saw; its sessions carry the player's name. */
function betsOf(player: string): number {
  return world.wallet.seen.filter((call) => call.verb === 'bet' && call.raw.includes(`-${player}"`))
    .length
}
