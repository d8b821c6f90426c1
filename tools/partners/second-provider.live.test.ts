import { rm } from 'node:fs/promises'
import { balance, bettingRecord, gameRun, getGames, staffRoundDay } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { findFreePort } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compareRounds } from '../../apps/api/src/games/comparison/compare-rounds.ts'
import { syncCatalogue } from '../../apps/api/src/games/jobs/sync-catalogue.ts'
import { fundPlayer } from '../../apps/api/src/games/wallet/testing/fund-player.ts'
import { launchGame } from '../../apps/api/src/games/wallet/testing/launch-game.ts'
import { openPage } from '../../apps/koel/src/testing/play-page.ts'
import { startGame, type Game } from '../../apps/koel/src/testing/start-game.ts'
import { KEY_ID, KEY_SECRET } from '../../apps/koel/src/testing/wallet/start-fake-wallet.ts'
import { keepRings, ringOf, runSelfTest } from './testing/run-self-test.ts'

/** A provider that was written from the document alone, and the house that the document is of. */
let koel: Game
let world: World

const GAME = 'KOEL-RICKSHAW'

beforeAll(async () => {
  const api = await findFreePort()
  koel = await startGame(`http://127.0.0.1:${api}`)
  const env = { GAME_PROVIDERS: `koel|Koel Games|${koel.origin}|${KEY_ID}:${KEY_SECRET}` }
  world = await openWorld({ studio: true, env, ports: { api }, idleJobs: ['compare-rounds'] })
  await syncCatalogue(world.api.ctx)
})
afterAll(async () => {
  koel.stop()
  await world.close()
})

/** What the ledger says a player has. */
async function readCash(playerId: number) {
  const { rows } = await sql<{ cash: bigint }>`
    SELECT sum(e.amount_minor)::bigint AS cash
    FROM player p JOIN entry e ON e.account_id = p.cash_account WHERE p.id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows[0]?.cash
}

async function expectSoundLedger() {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  expect(rows).toEqual([])
}

test('[API-17] [LAW-19] its ticket is bet, drawn, paid and ended, also over a kill, and both books say the same', async () => {
  expect((await world.call(getGames, { query: { system: 'koel' } })).body.games).toMatchObject([
    { code: GAME },
  ])
  const alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_00n)
  const { url, token } = await launchGame(world, alice, GAME)
  expect(url).toContain(`${koel.origin}/play/${GAME}?lang=en#launch=`)
  const page = await openPage(koel.origin, token)
  expect(page.opened.state.balanceMinor).toBe('100000')

  const tickets = [await page.buy(), await page.buy()]
  await koel.restart()
  tickets.push(await page.buy())
  const wins = tickets.map(({ ticket }) => BigInt(ticket.winMinor ?? '-1'))
  const expected = wins.reduce((sum, win) => sum + win - 20_00n, 1_000_00n)
  expect(await readCash(alice.playerId)).toBe(expected)
  await expectSoundLedger()
  const { body } = await world.call(balance, { token: alice.token })
  expect(BigInt(body.balance.replace('.', ''))).toBe(expected)

  const records = () => world.call(bettingRecord, { token: alice.token })
  await vi.waitFor(async () =>
    expect((await records()).body.map(({ state }) => state)).toEqual(Array(3).fill('closed')),
  )
  const [last] = (await records()).body
  expect(last).toMatchObject({ game_name: 'Rickshaw Race', bet_amount: '20.00' })
  const recall = await fetch(last?.recall_url ?? '')
  expect(await recall.text()).toContain(tickets[2]?.ticket.id)
})

test('[LAW-6] its own list of a day agrees with the book of the house', async () => {
  const { ctx } = world.api
  const day = new Date().toISOString().slice(0, 10)
  world.clock.advance(26 * 3_600_000)
  expect(await compareRounds(ctx)).toBe(1)
  const { token } = await world.staff('cashier1')
  const { body } = await world.call(staffRoundDay, { token, params: { provider: 'koel', day } })
  expect(body.day).toMatchObject({ state: 'agrees', rounds: 3, difference_count: 0 })
  expect(body.sums[0]).toMatchObject({ currency: 'BDT', our_bet: '60.00', their_bet: '60.00' })
  world.clock.setBack(26 * 3_600_000)
})

test('[API-17] a trial that the house launches is played for play money, and moves none', async () => {
  const bob = await world.signUp('bob')
  const body = {
    userId: bob.remoteId,
    externalURL: world.url,
    isMobileLogin: true,
    gameCode: GAME,
    gameType: 'arcade',
    platform: 'KOEL',
    mode: 'demo' as const,
  }
  const launched = await world.call(gameRun, { token: bob.token, body })
  const page = await openPage(koel.origin, launched.body.url.split('#launch=')[1] ?? '')
  expect(page.opened.state.isTrial).toBe(true)
  expect((await page.buy()).ticket.state).toBe('settled')
  expect((await world.call(bettingRecord, { token: bob.token })).body).toEqual([])
})

test('[LAW-19] it passes every check of the self-test that a card of its kind has, and the wallet too', async () => {
  const carol = await world.signUp('carol')
  await fundPlayer(world.api.ctx, carol.playerId, 1_000_00n)
  const { token } = await launchGame(world, carol, GAME)
  const page = await openPage(koel.origin, token)
  await page.buy()
  const record = async () => (await world.call(bettingRecord, { token: carol.token })).body[0]
  await vi.waitFor(async () => expect((await record())?.state).toBe('closed'))
  const recall = ['--recall', (await record())?.recall_url ?? '']
  const dataDir = await keepRings({
    KOEL_KEYS: `${KEY_ID}:${KEY_SECRET}`,
    BAGH_KEYS: ringOf(world.keys.bagh),
  })
  const words = ['--demo', '--provider', 'koel', ...recall]
  const { status, text } = await runSelfTest(dataDir, world.url, ...words)
  expect(text).not.toContain('✗')
  expect(text).toMatch(/✓ provider: list of rounds +the last day .*rounds$/m)
  expect(text).toMatch(/✓ provider: looking back/)
  expect(status).toBe(0)
  await expectSoundLedger()
  await rm(dataDir, { recursive: true, force: true })
}, 300_000)
