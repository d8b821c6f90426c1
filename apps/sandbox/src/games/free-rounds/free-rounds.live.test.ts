import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../test-wallet/eventually.ts'
import {
  openWorld,
  startTestStudio,
  TEST_BALANCE_MINOR,
  type World,
} from '../test-wallet/open-world.ts'
import { callAsOperator, grantFor } from '../test-wallet/operator-calls.ts'
import { post, type Called } from '../test-wallet/page-calls.ts'
import type { Fault } from '../test-wallet/start-test-wallet.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterEach(() => {
  for (const verb of Object.keys(world.wallet.faults)) delete world.wallet.faults[verb]
})

afterAll(() => world.close())

const give = (player: string, rounds: number, more: Record<string, unknown> = {}) =>
  callAsOperator(world.studio.url, 'grant', { ...grantFor(player, rounds), ...more })

const read = async (player: string) =>
  (await callAsOperator(world.studio.url, 'read', { grant: `FR-${player}` })).body

const resume = (session: string) => post(world.studio.url, '/studio/resume', { session })

function freeSpin(session: string, spinId: string, player: string, betMinor = '1000') {
  const grantId = `FR-${player}`
  return post(world.studio.url, '/studio/spin', { session, betMinor, spinId, grantId })
}

/** Plays as a page does: under new spin ids until `rounds` of them have an outcome. */
async function playAll(session: string, player: string, rounds: number): Promise<Called[]> {
  const played: Called[] = []
  for (let at = 1; played.length < rounds; at += 1) {
    const spun = await eventually(async () => {
      const answer = await freeSpin(session, `${player}-spin-${at}`, player)
      expect(answer.body['code']).not.toBe('ROUND_UNFINISHED')
      return answer
    })
    if (spun.status === 200) played.push(spun)
  }
  return played
}

const totalOf = (played: readonly Called[]) =>
  played.reduce((sum, { body }) => sum + BigInt(String(body['totalWinMinor'])), 0n)

describe('free rounds', () => {
  test('[LAW-19] are played at their bet without a stake, and one spin is one of them', async () => {
    const session = await world.seat('alice')
    await give('alice', 3)
    expect((await resume(session)).body['freeRounds']).toMatchObject({
      grantId: 'FR-alice',
      betMinor: '1000',
      rounds: 3,
      left: 3,
      wonMinor: '0',
    })
    const first = await freeSpin(session, 'alice-spin-1', 'alice')
    expect((await freeSpin(session, 'alice-spin-1', 'alice')).body).toEqual(first.body)
    const winMinor = String(first.body['totalWinMinor'])
    expect(first.body['freeRounds']).toMatchObject({ left: 2, wonMinor: winMinor })
    expect(world.wallet.book.balanceOf('alice')).toBe(TEST_BALANCE_MINOR)
    expect(world.wallet.book.freeWins.get('FR-alice')).toBe(BigInt(winMinor))
    expect(await read('alice')).toMatchObject({ played: 1, left: 2, won: winMinor, state: 'open' })
    const bet = world.wallet.seen.find(
      ({ verb, raw }) => verb === 'bet' && raw.includes('FR-alice'),
    )
    expect(JSON.parse(bet?.raw ?? '{}')).toMatchObject({ amount: '0', grant_bet: '1000' })
  })

  test('[LAW-19] ten are played exactly ten times, whatever of them is lost', async () => {
    const session = await world.seat('bob')
    await give('bob', 10)
    const faults: Fault[] = [{ kind: 'cut' }, { kind: 'status', status: 500 }]
    world.wallet.faults['bet'] = [...faults, { kind: 'late', ms: 3_300 }, ...faults]
    world.wallet.faults['rollback'] = [...faults]
    world.wallet.faults['win'] = [...faults, { kind: 'cut' }]
    world.wallet.faults['end-round'] = [...faults]
    const played = await playAll(session, 'bob', 10)
    const more = await eventually(async () => {
      const answer = await freeSpin(session, 'bob-spin-more', 'bob')
      expect(answer.body['code']).not.toBe('ROUND_UNFINISHED')
      return answer
    })
    expect([more.status, more.body['code']]).toEqual([409, 'GRANT_OVER'])
    const won = totalOf(played)
    expect(await read('bob')).toMatchObject({ played: 10, left: 0, won: String(won) })
    await eventually(() => expect(world.wallet.book.freeWins.get('FR-bob')).toBe(won))
    expect(world.wallet.book.balanceOf('bob')).toBe(TEST_BALANCE_MINOR)
  }, 30_000)

  test('[LAW-19] go on where they stood in a studio that was started again', async () => {
    const session = await world.seat('carol')
    await give('carol', 4)
    const before = await playAll(session, 'carol', 2)
    const other = await startTestStudio(world.wallet, world.database)
    const body = { session, betMinor: '1000', grantId: 'FR-carol' }
    const third = await post(other.url, '/studio/spin', { ...body, spinId: 'carol-other-3' })
    expect(third.body['freeRounds']).toMatchObject({
      left: 1,
      wonMinor: String(totalOf([...before, third])),
    })
    await other.close()
  })

  test('[LAW-19] tapped many times at once, the last one is played once', async () => {
    const session = await world.seat('dave')
    await give('dave', 1)
    const taps = await Promise.all(
      Array.from({ length: 6 }, (_, at) => freeSpin(session, `dave-spin-${at}`, 'dave')),
    )
    expect(taps.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await read('dave')).toMatchObject({ played: 1, left: 0, state: 'played' })
    expect((await resume(session)).body['freeRounds']).toBeNull()
  })
})

describe('nobody plays free rounds', () => {
  test("[LAW-19] that are another player's, or at another bet, or of no grant", async () => {
    const mallory = await world.seat('mallory')
    await world.seat('erin')
    await give('erin', 2)
    const codes = [
      await freeSpin(mallory, 'mallory-spin-1', 'erin'),
      await freeSpin(mallory, 'mallory-spin-2', 'nobody'),
    ].map(({ body }) => body['code'])
    expect(codes).toEqual(['GRANT_NOT_FOUND', 'GRANT_NOT_FOUND'])
    await give('mallory', 2)
    const higher = await freeSpin(mallory, 'mallory-spin-3', 'mallory', '500000')
    expect(higher.body['code']).toBe('GRANT_BET_FIXED')
    expect(await read('erin')).toMatchObject({ played: 0, left: 2 })
    expect(await read('mallory')).toMatchObject({ played: 0, left: 2 })
  })

  test('[LAW-19] after their time, or what was cancelled of them', async () => {
    const session = await world.seat('frank')
    await give('frank', 2, { expires_at: new Date(Date.now() - 1_000).toISOString() })
    const late = await freeSpin(session, 'frank-spin-1', 'frank')
    expect([late.body['code'], (await read('frank'))['state']]).toEqual(['GRANT_OVER', 'expired'])
    const other = await world.seat('grace')
    await give('grace', 5)
    const [one] = await playAll(other, 'grace', 1)
    const gone = { grant: 'FR-grace' }
    const cancelled = await callAsOperator(world.studio.url, 'cancel', gone)
    const won = String(one?.body['totalWinMinor'])
    expect(cancelled.body).toMatchObject({ played: 1, left: 0, won, state: 'cancelled' })
    expect((await callAsOperator(world.studio.url, 'cancel', gone)).body).toEqual(cancelled.body)
    expect((await freeSpin(other, 'grace-spin-9', 'grace')).body['code']).toBe('GRANT_OVER')
  })
})

describe('an operator', () => {
  test('[LAW-4] gives the same grant once, and no other one under its id', async () => {
    const terms = grantFor('heidi', 5)
    const first = await callAsOperator(world.studio.url, 'grant', terms)
    expect(await callAsOperator(world.studio.url, 'grant', terms)).toEqual(first)
    const other = await callAsOperator(world.studio.url, 'grant', { ...terms, rounds: 50 })
    expect([other.status, other.body['code']]).toEqual([409, 'GRANT_CONFLICT'])
    expect(await read('heidi')).toMatchObject({ rounds: 5, left: 5 })
  })

  test.each([
    ['a bet that is no level', { bet: '1234' }, 'BET_LEVEL_UNKNOWN'],
    ['a currency without the game', { currency: 'EUR' }, 'CURRENCY_NOT_OFFERED'],
    ['a game of another provider', { game: 'BAGH-TIGERNIGHT' }, 'GAME_NOT_FOUND'],
    ['no rounds', { rounds: 0 }, 'INVALID_BODY'],
    ['too many rounds', { rounds: 1_001 }, 'INVALID_BODY'],
    ['a date that is none', { expires_at: 'tomorrow' }, 'INVALID_BODY'],
  ])('[LAW-23] is refused %s', async (_, more, code) => {
    expect((await give('ivan', 5, more)).body['code']).toBe(code)
    expect((await read('ivan'))['code']).toBe('GRANT_NOT_FOUND')
  })

  test('[LAW-19] must sign, now, and with the key of the provider', async () => {
    const terms = grantFor('judy', 5)
    const forged = [
      { secret: 'guessed' },
      { timestamp: Date.now() - 6 * 60_000 },
      { provider: 'bagh' as const, secret: 'padma-secret' },
    ]
    for (const signed of forged) {
      const { status, body } = await callAsOperator(world.studio.url, 'grant', terms, signed)
      expect([status, body['code']]).toEqual([401, 'INVALID_SIGNATURE'])
    }
    expect((await read('judy'))['code']).toBe('GRANT_NOT_FOUND')
  })
})
