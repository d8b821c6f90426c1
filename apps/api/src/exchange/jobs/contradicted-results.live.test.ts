import {
  staffApprovals,
  staffDecideApproval,
  staffMarket,
  staffSettleMarket,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import { onTigers, openBetting, type Person } from '../testing/betting.ts'
import { HARBOUR, openMatch, TIGERS } from '../testing/open-market.ts'
import { settleMarket } from '../settle/settle-market.ts'
import { readResults } from './read-results.ts'
import { settleMarkets } from './settle-markets.ts'

const SETTLED_BY_MS = 60_000
const NOBODY = 4_711

let world: World
let alice: Person
let bob: Person
let sequence = 0

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 10_000_000n)
})
afterAll(() => world.close())

async function openBet() {
  const market = await openMatch(world)
  const betting = openBetting(world)
  await betting.placed(alice, onTigers(market.code, 'back', '3', 1000))
  await betting.placed(bob, onTigers(market.code, 'lay', '3', 1000))
  return market
}

/** The partner names a winner, and the house reads it. */
async function says({ code, eventId }: { code: string; eventId: string }, SelectionId: number) {
  sequence += 1
  const market = { kind: 'won' as const, SelectionId }
  const decidedAt = world.clock.now().toISOString()
  const item = { sequence, eventId, marketId: code, decidedAt, market, fancies: [] }
  const results: OddsPartner['results'] = async () => ({
    next: sequence,
    more: false,
    items: [item],
  })
  await readResults({ ...world.api.ctx, odds: { ...world.api.ctx.odds, results } })
}

async function shown(code: string) {
  world.clock.advance(SETTLED_BY_MS)
  await settleMarkets(world.api.ctx)
  const { token } = await world.staff('admin')
  const { market } = (await world.call(staffMarket, { token, params: { code } })).body
  return { status: market.status, result: market.result, contradicted: market.contradicted }
}

const HARBOUR_WINS = ['Harbour']

test('[LAW-18] a result that the partner corrects before it is paid waits for people', async () => {
  const market = await openBet()
  await says(market, TIGERS)
  await says(market, HARBOUR)
  await says(market, HARBOUR)
  const seen = await shown(market.code)
  expect([seen.status, seen.contradicted]).toEqual(['closed', HARBOUR_WINS])
  const { token } = await world.staff('admin')
  const body = { outcome: { winners: [TIGERS] }, reason: 'The first word was right' }
  const settled = await world.call(staffSettleMarket, {
    token,
    params: { code: market.code },
    body,
  })
  expect([settled.status, (await shown(market.code)).status]).toEqual([200, 'closed'])
})

test('[LAW-18] a correction after it was paid is shown, and pays nobody by itself', async () => {
  const market = await openBet()
  await says(market, TIGERS)
  expect((await shown(market.code)).status).toBe('settled')
  await says(market, HARBOUR)
  const seen = await shown(market.code)
  expect([seen.status, seen.contradicted]).toEqual(['settled', HARBOUR_WINS])
})

test('[LAW-18] a winner who is none of the market pays nobody, also when another one follows', async () => {
  const market = await openBet()
  await says(market, NOBODY)
  await says(market, TIGERS)
  const seen = await shown(market.code)
  expect([seen.status, seen.result, seen.contradicted.length]).toEqual(['closed', null, 2])
})

test('[LAW-24] a request of before the contradiction lapses; one that stays with what was paid ends it', async () => {
  const market = await openBet()
  await says(market, TIGERS)
  await shown(market.code)
  const [asker, other] = [await world.staff('admin2'), await world.staff('admin')]
  const ask = () => {
    const body = { outcome: { winners: [TIGERS] }, reason: 'Looked at the match' }
    return world.call(staffSettleMarket, {
      token: asker.token,
      params: { code: market.code },
      body,
    })
  }
  const waiting = async () => {
    const query = { state: 'waiting' } as const
    const { data } = (await world.call(staffApprovals, { token: other.token, query })).body
    return data.filter(({ subject }) => subject === `market:${market.code}`)
  }
  await ask()
  expect(await waiting()).toHaveLength(1)
  await says(market, HARBOUR)
  expect(await waiting()).toEqual([])
  await ask()
  for (const { id } of await waiting())
    await world.call(staffDecideApproval, {
      token: other.token,
      params: { id: String(id), decision: 'agree' },
      body: {},
    })
  const seen = await shown(market.code)
  expect([seen.status, seen.contradicted]).toEqual(['settled', []])
})

test('[LAW-18] a contradiction that comes while the market is about to be paid stops it', async () => {
  const market = await openBet()
  await says(market, TIGERS)
  world.clock.advance(SETTLED_BY_MS)
  await says(market, HARBOUR)
  const order = { code: market.code, outcome: { winners: [TIGERS] }, decidedBy: 'feed', reason: '' }
  expect(await settleMarket(world.api.ctx, { ...order, isFirst: true })).toBeNull()
  expect((await shown(market.code)).contradicted).toEqual(HARBOUR_WINS)
})
