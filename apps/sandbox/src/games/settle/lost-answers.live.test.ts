import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../test-wallet/eventually.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { post } from '../test-wallet/page-calls.ts'

const BET = '1000'
let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterEach(() => {
  for (const verb of Object.keys(world.wallet.faults)) delete world.wallet.faults[verb]
})

afterAll(() => world.close())

const spin = (session: string, spinId: string) =>
  post(world.studio.url, '/studio/spin', { session, betMinor: BET, spinId })

const resume = (session: string) => post(world.studio.url, '/studio/resume', { session })

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

describe('when the wallet refuses a bet', () => {
  test('[LAW-19] for want of money, the player is told so with the balance, and nothing is drawn', async () => {
    const session = await world.seat('alice')
    world.wallet.book.addPlayer('alice', 300n)
    const { status, body } = await spin(session, 'alice-spin-1')
    expect([status, body['code'], body['balanceMinor']]).toEqual([402, 'NOT_ENOUGH_MONEY', '300'])
    expect(balanceOf('alice')).toBe(300n)
    const { body: view } = await resume(session)
    expect([view['unfinished'], view['notice']]).toEqual([null, null])
  })

  test('[LAW-19] the same spin id is refused again, even when money has come since', async () => {
    const session = await world.seat('bob')
    world.wallet.book.addPlayer('bob', 300n)
    await spin(session, 'bob-spin-1')
    world.wallet.book.addPlayer('bob', TEST_BALANCE_MINOR)
    expect((await spin(session, 'bob-spin-1')).body['code']).toBe('NOT_ENOUGH_MONEY')
    expect((await spin(session, 'bob-spin-2')).status).toBe(200)
  })
})

test('[LAW-21] while the wallet has not answered a bet, a page that is opened anew hears that, and then sees the round', async () => {
  const session = await world.seat('nora')
  world.wallet.faults['bet'] = [{ kind: 'late', ms: 700 }]
  const spun = spin(session, 'nora-spin-1')
  await eventually(async () => {
    expect((await resume(session)).body['notice']).toMatchObject({ kind: 'bet-asked' })
  })
  const { roundId } = (await spun).body
  const { body } = await resume(session)
  expect([body['notice'], body['unfinished']]).toMatchObject([null, { roundId }])
})

describe('when nobody knows whether a bet was taken, it is rolled back', () => {
  test('[LAW-19] the wallet answers after the time-out', async () => {
    const session = await world.seat('carol')
    world.wallet.faults['bet'] = [{ kind: 'late', ms: 4_000 }]
    const { status, body } = await spin(session, 'carol-spin-1')
    expect([status, body['code']]).toEqual([503, 'BET_RETURNED'])
    expect(balanceOf('carol')).toBe(TEST_BALANCE_MINOR)
    expect((await spin(session, 'carol-spin-1')).body['code']).toBe('BET_RETURNED')
    expect((await resume(session)).body['notice']).toMatchObject({ kind: 'stake-returned' })
  })

  test('[LAW-19] the connection is cut after the bet was booked', async () => {
    const session = await world.seat('dave')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    const { body } = await spin(session, 'dave-spin-1')
    expect(body['code']).toBe('BET_RETURNED')
    expect(balanceOf('dave')).toBe(TEST_BALANCE_MINOR)
    expect((await spin(session, 'dave-spin-2')).status).toBe(200)
  })

  test('[LAW-19] the wallet breaks and the rollback is lost too: the stake comes back later', async () => {
    const session = await world.seat('erin')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    world.wallet.faults['rollback'] = [{ kind: 'status', status: 500 }, { kind: 'cut' }]
    const { status, body } = await spin(session, 'erin-spin-1')
    expect([status, body['code']]).toEqual([503, 'BET_RETURNING'])
    expect((await spin(session, 'erin-spin-2')).body['code']).toBe('ROUND_UNFINISHED')
    await eventually(async () => {
      expect((await resume(session)).body['notice']).toMatchObject({ kind: 'stake-returned' })
    })
    expect(balanceOf('erin')).toBe(TEST_BALANCE_MINOR)
    expect((await spin(session, 'erin-spin-2')).status).toBe(200)
  })
})

describe('when the wallet does not take a win', () => {
  test('[LAW-19] the round stands and the win is sent until it is taken, once', async () => {
    const session = await world.seat('frank')
    world.wallet.faults['win'] = Array.from({ length: 3 }, () => ({ kind: 'status', status: 500 }))
    const { status, body } = await spin(session, 'frank-spin-1')
    expect([status, body['settlement']]).toEqual([200, 'pending'])
    const winMinor = BigInt(String(body['totalWinMinor']))
    await eventually(() => {
      expect(balanceOf('frank')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)
      expect(world.wallet.book.details.has(String(body['roundId']))).toBe(true)
    })
    const wins = sentFor(String(body['roundId']), 'win')
    expect(wins).toHaveLength(4)
    expect(new Set(wins).size).toBe(1)
    expect((await spin(session, 'frank-spin-1')).body).toMatchObject({
      settlement: 'done',
      events: body['events'],
    })
  })

  test('[LAW-19] an answer lost after the win was booked does not pay it twice', async () => {
    const session = await world.seat('grace')
    world.wallet.faults['win'] = [{ kind: 'cut' }]
    world.wallet.faults['end-round'] = [{ kind: 'cut' }]
    const { body } = await spin(session, 'grace-spin-1')
    const winMinor = BigInt(String(body['totalWinMinor']))
    await eventually(() => {
      expect(sentFor(String(body['roundId']), 'end-round').length).toBeGreaterThan(1)
    })
    expect(balanceOf('grace')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)
  })
})

function sentFor(roundId: string, verb: string): string[] {
  return world.wallet.seen
    .filter((call) => call.verb === verb && call.raw.includes(roundId))
    .map((call) => call.raw)
}

describe('when the operator gave the stake back before the win came', () => {
  test('[LAW-21] the win is not asked for again, and the page says that the stake is back', async () => {
    const session = await world.seat('walter')
    world.wallet.faults['win'] = [{ kind: 'status', status: 500 }]
    const { body } = await spin(session, 'walter-spin-1')
    expect(body['settlement']).toBe('pending')
    world.wallet.book.giveBack(`${String(body['roundId'])}-bet`)
    await eventually(async () => {
      const { body: view } = await resume(session)
      expect([view['unfinished'], view['notice']]).toMatchObject([null, { kind: 'stake-returned' }])
    })
    const wins = () => world.wallet.seen.filter(({ verb }) => verb === 'win').length
    const asked = wins()
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect([wins(), balanceOf('walter')]).toEqual([asked, TEST_BALANCE_MINOR])
  })
})
