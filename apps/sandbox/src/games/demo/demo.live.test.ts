import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalog } from '../catalog/catalog.ts'
import { eventually } from '../test-wallet/eventually.ts'
import { openWorld, TEST_GAME, type World } from '../test-wallet/open-world.ts'
import { post } from '../test-wallet/page-calls.ts'
import { TEST_KEYS } from '../test-wallet/start-test-wallet.ts'

const TURNS = 'BAGH-MINES'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** What the operator signs for a game of River Gold's provider, with what a test changes. */
function ticket(changed: Record<string, unknown> = {}, provider: 'padma' | 'bagh' = 'padma') {
  const { keyId, secret } = TEST_KEYS[provider]
  const says = {
    id: randomBytes(18).toString('base64url'),
    key: keyId,
    game: TEST_GAME,
    username: 'nadia',
    currency: 'BDT',
    language: 'bn',
    expires_ms: Date.now() + 60_000,
    ...changed,
  }
  return sign(JSON.stringify(says), secret)
}

function sign(text: string, secret: string): string {
  const signed = `demo.${Buffer.from(text).toString('base64url')}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** One that has opened its game. */
async function usedTicket(): Promise<string> {
  const used = ticket()
  await open(used)
  return used
}

const open = (launch: string, game = TEST_GAME) =>
  post(world.studio.url, '/studio/session', { launch, game })

const ask = async (path: string, body: Record<string, unknown>) =>
  (await post(world.studio.url, path, body)).body

/** Sits down at a game in play money; answers its session and what the page is told. */
async function sit(game = TEST_GAME, provider: 'padma' | 'bagh' = 'padma') {
  const { body } = await open(ticket({ game }, provider), game)
  return { session: String(body['session']), view: body }
}

async function query(text: string, values: unknown[] = []) {
  const db = new pg.Client({ connectionString: world.database.url })
  await db.connect()
  try {
    return (await db.query<Record<string, unknown>>(text, values)).rows
  } finally {
    await db.end()
  }
}

describe('a game in play money', () => {
  test('[SIL-127] is played, paid and filled again without a single call to the wallet', async () => {
    const { session, view } = await sit()
    expect(view).toMatchObject({ isDemo: true, username: 'nadia', currency: 'BDT', language: 'bn' })
    const start = BigInt(String(view['balanceMinor']))
    let balance = start
    for (const spinId of ['demo-spin-0001', 'demo-spin-0002', 'demo-spin-0003']) {
      const round = await ask('/studio/spin', { session, betMinor: '1000', spinId })
      balance += BigInt(String(round['totalWinMinor'])) - 1_000n
      await eventually(async () => {
        const { balanceMinor, unfinished } = await ask('/studio/resume', { session })
        expect(balanceMinor).toBe(String(balance))
        expect(unfinished).toMatchObject({ settlement: 'done' })
      })
    }
    const rounds = await query(`select state from studio.rounds where player like 'demo:%'`)
    await eventually(async () =>
      expect(await query(`select 1 from studio.wallet_calls where answered_at is null`)).toEqual(
        [],
      ),
    )
    expect(rounds).toHaveLength(3)
    expect(world.wallet.seen).toEqual([])
  })

  test('[SIL-127] opens one purse for the try whose answer was lost, and none for another', async () => {
    const way = { launch: ticket(), game: TEST_GAME, tryId: randomBytes(16).toString('base64url') }
    const lost = await ask('/studio/session', way)
    expect(await ask('/studio/session', way)).toEqual(lost)
    const other = { ...way, tryId: randomBytes(16).toString('base64url') }
    expect((await ask('/studio/session', other))['code']).toBe('LAUNCH_REFUSED')
    const spin = { session: lost['session'], betMinor: '1000', spinId: 'demo-lost-001' }
    expect(await ask('/studio/spin', spin)).toHaveProperty('roundId')
  })

  test('[SIL-127] a board of one player goes on where it was left, and pays into the same purse', async () => {
    const { session, view } = await sit(TURNS, 'bagh')
    const spin = { session, betMinor: '1000', spinId: 'demo-grove-1', setup: { wasps: 3 } }
    const { roundId } = await ask('/studio/spin', spin)
    expect((await ask('/studio/resume', { session }))['unfinished']).toMatchObject({ roundId })
    await ask('/studio/choose', { session, roundId, at: 0, choice: { take: true } })
    await eventually(async () => {
      const { balanceMinor } = await ask('/studio/resume', { session })
      expect(balanceMinor).toBe(view['balanceMinor'])
    })
    expect(world.wallet.seen).toEqual([])
  })

  test('[SIL-127] a round can be checked from its seeds like any other', async () => {
    const { session, view } = await sit()
    await ask('/studio/spin', { session, betMinor: '1000', spinId: 'demo-fair-001' })
    const { serverSeedHash } = view['fairness'] as { serverSeedHash: string }
    await eventually(async () => {
      const rotated = await ask('/studio/fairness/rotate', { session, clientSeed: 'my-own-seed' })
      expect(rotated['revealed']).toMatchObject({ serverSeedHash, spins: 1 })
    })
  })

  test('[SIL-127] a past round says that it was play money', async () => {
    const { session } = await sit()
    const spin = { session, betMinor: '1000', spinId: 'demo-past-001' }
    const { pathname, search } = new URL(String((await ask('/studio/spin', spin))['recallUrl']))
    const page = await (await fetch(`${world.studio.url}${pathname}${search}`)).text()
    expect(page).toContain('ডেমো – খেলার টাকা')
  })

  test('[SIL-127] an empty purse refuses the bet, and is filled up to its beginning, not too often', async () => {
    const { session, view } = await sit()
    const empty = `update studio.demo_purses set balance_minor = 5,
      topped_up_at = now() - interval '1 minute'
      where session = (select wallet_session from studio.sessions order by opened_at desc limit 1)`
    await query(empty)
    const spin = { session, betMinor: '1000', spinId: 'demo-empty-01' }
    expect(await ask('/studio/spin', spin)).toMatchObject({ code: 'NOT_ENOUGH_MONEY' })
    const { balanceMinor } = await ask('/studio/top-up', { session })
    expect(balanceMinor).toBe(view['balanceMinor'])
    expect((await ask('/studio/top-up', { session }))['code']).toBe('TOO_FAST')
  })

  test('[SIL-127] each opening begins anew, with money, seeds and rounds of its own', async () => {
    const [one, other] = [await sit(), await sit()]
    await ask('/studio/spin', { session: one.session, betMinor: '1000', spinId: 'demo-apart-01' })
    const seen = await ask('/studio/resume', { session: other.session })
    expect(seen).toMatchObject({ unfinished: null, balanceMinor: other.view['balanceMinor'] })
    const hash = (view: Record<string, unknown>) =>
      (view['fairness'] as { serverSeedHash: string }).serverSeedHash
    expect(hash(one.view)).not.toBe(hash(other.view))
  })

  test.each([
    ['that was used', usedTicket],
    ['that is too old', () => ticket({ expires_ms: Date.now() - 1 })],
    ['for another game', () => ticket({ game: 'PADMA-HILSARUSH' })],
    ['of another provider', () => ticket({}, 'bagh')],
    ['with another key', () => ticket({ key: 'nobody' })],
    ['that was changed', () => ticket().replace(/^demo\../, 'demo.X')],
    ['that says nothing', () => 'demo..'],
    ['that is signed and no JSON', () => sign('{"id":', TEST_KEYS.padma.secret)],
    ['that is signed and no object', () => sign('null', TEST_KEYS.padma.secret)],
  ])('[SIL-127] a ticket %s opens nothing', async (_, made) => {
    const { status, body } = await open(await made())
    expect([status, body['code']]).toEqual([401, 'LAUNCH_REFUSED'])
  })

  test('[SIL-127] a room is not offered, and real money is never filled up', async () => {
    const kite = 'PADMA-GHURI'
    const { body } = await open(ticket({ game: kite }), kite)
    expect(body['code']).toBe('GAME_NOT_FOUND')
    const { games } = await catalog('http://studio.test')
    const tried = games.flatMap((game) => ('has_demo' in game && game.has_demo ? [game.code] : []))
    expect(tried).toContain(TURNS)
    expect(tried).not.toContain(kite)
    const session = await world.seat('real-rahim')
    expect((await ask('/studio/top-up', { session }))['code']).toBe('SESSION_EXPIRED')
    expect((await ask('/studio/resume', { session }))['isDemo']).toBe(false)
  })
})
