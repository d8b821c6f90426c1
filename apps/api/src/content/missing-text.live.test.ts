import {
  bettingRecord,
  exchangeMarkets,
  getGames,
  getGeneral,
  getPromotion,
  openBets,
  showTransactions,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onTigers, openBetting } from '../exchange/testing/betting.ts'
import { openMatch } from '../exchange/testing/open-market.ts'
import { syncCatalogue } from '../games/jobs/sync-catalogue.ts'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'

const GAME = 'PADMA-RIVERGOLD'
const headers = { 'x-maidan-language': 'bn' }

let world: World
let alice: Person

/** A house in which nothing has a text in Bangla. */
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 100_000n)
})
afterAll(() => world.close())

async function forgetBangla(table: string) {
  await sql`DELETE FROM ${sql.table(table)} WHERE language = 'bn'`.execute(world.api.ctx.db)
}

test('a game without a name in Bangla is recorded by its first name', async () => {
  await sql`
    INSERT INTO game_round
      (platform, round_id, player_id, game_code, currency, state, bet_minor, win_minor, bets)
    VALUES ('PADMA', 'r-1', ${alice.playerId}, ${GAME}, 'BDT', 'closed', 100, 0, '[]')
  `.execute(world.api.ctx.db)
  const name = async () =>
    (await world.call(bettingRecord, { token: alice.token, headers })).body[0]?.game_name
  expect(await name()).toBe('সোনালি নদী')
  await forgetBangla('game_text')
  expect(await name()).toBe('River Gold')
  const { games } = (await world.call(getGames, { query: { type: 'slot' } })).body
  const shown = games.find(({ code }) => code === GAME)
  expect(shown).toMatchObject({ name: 'River Gold', name_bn: '' })
})

test('a promotion without texts in Bangla is shown by its first ones', async () => {
  await sql`
    INSERT INTO bonus (reference, player_id, kind, amount_minor, currency, promotion_id)
    SELECT 'B-1', ${alice.playerId}, 'deposit', 100, 'BDT', promotion_id FROM promotion_text
    WHERE name = 'Slots reload'
  `.execute(world.api.ctx.db)
  const name = async () =>
    (await world.call(showTransactions, { token: alice.token, headers })).body.transaction.find(
      ({ transaction_id }) => transaction_id === 'B-1',
    )?.promotion?.name
  expect(await name()).toBe('স্লট রিলোড')
  await forgetBangla('promotion_text')
  expect(await name()).toBe('Slots reload')
  const { body } = await world.call(getPromotion, {})
  expect(body.map(({ name_bn, desc_bn }) => name_bn + desc_bn).join('')).toBe('')
})

test('an event, a market and a runner without a name in Bangla stand in a bet by their first ones', async () => {
  const { code, eventId } = await openMatch(world)
  await openBetting(world).placed(alice, onTigers(code, 'back', '2', 100))
  const names = async () => {
    const { body } = await world.call(openBets, { token: alice.token, query: {}, headers })
    return body.bets.map((bet) => [bet.event_name, bet.market_name, bet.selection_name])
  }
  expect(await names()).toEqual([['Tigers v Harbour', 'ম্যাচ অডস', 'টাইগার্স']])
  await forgetBangla('market_text')
  await forgetBangla('runner_text')
  expect(await names()).toEqual([['Tigers v Harbour', 'Match Odds', 'Tigers']])
  const { markets } = (await world.call(exchangeMarkets, { query: { event_id: eventId } })).body
  expect(markets).toMatchObject([{ name: 'Match Odds', name_bn: '' }])
  expect(markets[0]?.runners).toMatchObject([{ name: 'Tigers', name_bn: '' }, {}])
})

test('a notice without a text in Bangla leaves the page with the first one', async () => {
  const read = async () => (await world.call(getGeneral, {})).body.general
  const before = await read()
  expect(before.map(({ notice_bn }) => notice_bn)).not.toContain('')
  await forgetBangla('notice_text')
  expect(await read()).toEqual(before.map((one) => ({ ...one, notice_bn: '' })))
})

test('the urgent notice is told by language; without one in Bangla, or as it was kept before, by its first text', async () => {
  const read = async () => (await world.call(getGeneral, {})).body
  const keep = (value: unknown) =>
    sql`UPDATE setting SET value = ${JSON.stringify(value)}::jsonb WHERE key = 'system_notice'`.execute(
      world.api.ctx.db,
    )
  expect(await read()).toMatchObject({
    system_notice: expect.stringContaining('Play money only'),
    system_notice_bn: expect.stringContaining('খেলার টাকা'),
  })
  await keep('Slow today')
  expect(await read()).toMatchObject({ system_notice: 'Slow today', system_notice_bn: '' })
})
