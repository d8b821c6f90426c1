import { randomUUID } from 'node:crypto'
import { exchangeHub, placeBets } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'

/** Prices move, and yet the machine has time for more than the sports. */
const SPEED = 4

let world: World
beforeAll(async () => {
  world = await openWorld({
    feed: { speed: SPEED },
    env: { SETTLE_AFTER_SECONDS: '0', BET_DELAY_MS: '0', FEED_STALE_MS: '10000' },
  })
})
afterAll(() => world.close())

type Item = { EventId: string; MarketId: string; InPlay: boolean; Status: string }

/** Null while the host is too busy, or has no answer yet. */
async function get<T>(path: string): Promise<T | null> {
  const response = await fetch(world.api.oddsUrl + path)
  return response.ok ? ((await response.json()) as T) : null
}

async function inPlay(sport: string): Promise<Item[]> {
  const items = (await get<Item[]>(`/api/sports-events/${sport}`)) ?? []
  return items.filter(({ InPlay }) => InPlay)
}

async function eventually<T>(look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let tried = 0; tried < 300; tried += 1) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not come about')
}

type EventAnswer = { data: { items: Record<string, { fancy2: object; bookmaker: object }> } }

type Odds = {
  status: string
  runners: { SelectionId: number; ex: { availableToBack: { price: number; size: number }[] } }[]
}

/** A market in play that offers something at this moment. */
function findOffer() {
  return eventually(async () => {
    for (const item of await inPlay('tennis')) {
      const answer = await get<Odds[] | object>(`/api/match-odds/${item.MarketId}`)
      const [odds] = Array.isArray(answer) ? (answer as Odds[]) : []
      const runner = odds?.runners.find(({ ex }) => (ex.availableToBack[0]?.size ?? 0) > 100)
      const best = runner?.ex.availableToBack[0]
      if (odds?.status === 'OPEN' && runner && best) return { item, runner, best }
    }
    return null
  })
}

test('[DATA-02] [DATA-05] [DATA-06] [DATA-07] a price of the host is taken, the match played out, the bet settled and paid', async () => {
  await findOffer()
  const alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_000n)
  const bet = await eventually(async () => {
    const { item, runner, best } = await findOffer()
    const { status, body } = await world.call(placeBets, {
      token: alice.token,
      body: {
        client_ref: randomUUID(),
        bets: [
          {
            market_id: item.MarketId,
            selection_id: runner.SelectionId,
            side: 'back',
            odds: best.price,
            stake: '50',
          },
        ],
      },
    })
    return status === 200 && body.bets[0]?.matched === '50.00' && body.bets[0]
  })
  expect(Number(bet.average_odds)).toBeGreaterThanOrEqual(Number(bet.odds))
  await fetch(`${world.partners.feed}/test/jump`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId: bet.event_id, to: 'end' }),
  })
  const settled = await eventually(async () => {
    const { body } = await world.call(exchangeHub, { token: alice.token })
    return body.data.find(
      ({ transaction_id, status }) => transaction_id === bet.bet_id && status !== 'open',
    )
  })
  expect(settled.status).toBe(Number(settled.net_profit_loss) > 0 ? 'WON' : 'LOST')
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
  expect(rows).toEqual([])
}, 150_000)

test('[DATA-03] an event has its bookmaker and its fancies, under the documents’ names', async () => {
  const event = await eventually(async () => {
    const [item] = await inPlay('cricket')
    const answer = item && (await get<EventAnswer>(`/api/event/${item.EventId}`))
    return answer?.data.items[item?.EventId ?? '']
  })
  expect(event).toMatchObject({ fancy2: expect.anything(), bookmaker: expect.anything() })
})
