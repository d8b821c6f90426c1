import { bettingRecord } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundPlayer } from '../wallet/testing/fund-player.ts'
import { firstGame, launchGame } from '../wallet/testing/launch-game.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())

async function askStudio(path: string, body: Record<string, string>) {
  const response = await fetch(world.partners.games + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('[API-20] a launched game is played at the real studio and its round can be recalled', async () => {
  const { ctx } = world.api
  const alice = await world.signUp('alice')
  await fundPlayer(ctx, alice.playerId, 100_00n)
  const game = await firstGame(ctx, 'PADMA')
  const { token: launch } = await launchGame(world, alice, game)
  const opened = await askStudio('/studio/session', { launch, game })
  expect(opened.body).toMatchObject({ username: alice.username, balanceMinor: '10000' })

  const session = String(opened.body['session'])
  const betMinor = '1000'
  const spun = await askStudio('/studio/spin', { session, betMinor, spinId: 'alice-first-spin' })
  expect([spun.status, spun.body['betMinor']]).toEqual([200, betMinor])
  const records = async () => (await world.call(bettingRecord, { token: alice.token })).body
  await expect.poll(async () => (await records())[0]?.state, { timeout: 20_000 }).toBe('closed')
  const [record] = await records()
  expect(record).toMatchObject({ platform: 'PADMA', bet_amount: '10.00' })
  expect(Number(record?.winAmount) * 100).toBe(Number(spun.body['totalWinMinor']))
  const recalled = await fetch(record?.recall_url ?? '')
  expect([recalled.status, recalled.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(ctx.db)
  expect(breaches).toEqual([])
})

test.each([
  { currency: 'INR', phone: '9876500003', betMinor: '1000', bet: '10.00', shown: '₹ 10.00' },
  { currency: 'PKR', phone: '03001230003', betMinor: '2000', bet: '20.00', shown: '₨ 20.00' },
])('[SIL-120] a game is played and recalled in $currency', async (played) => {
  const { currency, phone, betMinor, bet, shown } = played
  const { ctx } = world.api
  const dina = await world.signUp('dina', { currency, phone })
  await fundPlayer(ctx, dina.playerId, 100_00n)
  const game = await firstGame(ctx, 'PADMA')
  const { token: launch } = await launchGame(world, dina, game)
  const opened = await askStudio('/studio/session', { launch, game })
  expect(opened.body).toMatchObject({ currency, balanceMinor: '10000' })
  const { betLevels } = opened.body['game'] as { betLevels: string[] }
  expect([betLevels[0], Number(betLevels.at(-1))]).toEqual([betMinor, Number(betMinor) * 500])
  const session = String(opened.body['session'])
  const spin = { session, betMinor, spinId: `dina-${currency}` }
  expect((await askStudio('/studio/spin', spin)).status).toBe(200)
  const records = async () => (await world.call(bettingRecord, { token: dina.token })).body
  await expect.poll(async () => (await records())[0]?.state, { timeout: 20_000 }).toBe('closed')
  const [record] = await records()
  expect(record).toMatchObject({ currency, bet_amount: bet })
  expect(await (await fetch(record?.recall_url ?? '')).text()).toContain(shown)
  const { rows: breaches } = await sql`SELECT * FROM ledger_breach`.execute(ctx.db)
  expect(breaches).toEqual([])
})

test('[LAW-2] a spin that the balance does not cover is refused at the studio with the balance', async () => {
  const { ctx } = world.api
  const bob = await world.signUp('bob')
  const game = await firstGame(ctx, 'PADMA')
  const { token: launch } = await launchGame(world, bob, game)
  const opened = await askStudio('/studio/session', { launch, game })
  const session = String(opened.body['session'])
  const spun = await askStudio('/studio/spin', { session, betMinor: '1000', spinId: 'bob-spin-1' })
  expect([spun.status, spun.body['code']]).toEqual([402, 'NOT_ENOUGH_MONEY'])
  expect((await world.call(bettingRecord, { token: bob.token })).body).toEqual([])
})
