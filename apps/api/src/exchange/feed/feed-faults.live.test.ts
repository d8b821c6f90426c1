import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { placeBets } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { faultsText } from '../testing/faults-text.ts'
import { findFaults } from '../testing/find-faults.ts'
import { watchOffers, type Offers, type Taken } from '../testing/watch-offers.ts'

const STALE_MS = 4_000
const HEARTBEAT_MS = 2_000
/** The partner tells its news late by so much, if that is the fault. */
const LATEST_MS = 3_500
const FAULT_MS = 60_000
/** What is late must be bet on for longer than it is late; the other faults show at once. */
const BETTING_MS = { late: 2 * LATEST_MS, atOnce: 3_000 }
const PAUSE_MS = 200
const TIMEOUT_MS = 120_000

let world: World
let alice: Person
let offers: Offers
/** A match on which a bet was taken just now. */
let playing: Playing
beforeAll(async () => {
  world = await openWorld({
    feed: { speed: 20 },
    env: { BET_DELAY_MS: '0', FEED_STALE_MS: String(STALE_MS) },
  })
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 100_000_000n)
  offers = watchOffers(world.partners.feed)
}, TIMEOUT_MS)
afterAll(async () => {
  offers.close()
  await world.close()
})
beforeEach(async () => {
  playing = await untilBetting()
}, TIMEOUT_MS)
afterEach(async () => {
  await fault('none')
  const faults = await findFaults(world.api.ctx.db)
  if (faults.length > 0) throw new Error(faultsText(faults))
}, TIMEOUT_MS)

async function fault(kind: string, eventId?: string) {
  const body = kind === 'none' ? { kind } : { kind, forMs: FAULT_MS, ...(eventId && { eventId }) }
  const { status } = await fetch(`${world.partners.feed}/test/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(status).toBe(200)
}

type Item = { EventId: string; MarketId: string; InPlay: boolean; Status: string }
type Playing = Item & { selectionId: number }
type Runner = { SelectionId: number; ex: { availableToBack: { price: number; size: number }[] } }

/** Matches in play, as the house lists them. */
async function inPlay(): Promise<Item[]> {
  const lists = ['tennis', 'soccer', 'cricket'].map(async (sport) => {
    const response = await fetch(`${world.api.oddsUrl}/api/sports-events/${sport}`)
    return response.ok ? ((await response.json()) as Item[]) : []
  })
  return (await Promise.all(lists)).flat().filter(({ InPlay }) => InPlay)
}

/** Takes the best price that the house shows of a market, if it shows any. */
async function takeBest(marketId: string) {
  const response = await fetch(`${world.api.oddsUrl}/api/match-odds/${marketId}`)
  if (!response.ok) return null
  const [odds] = (await response.json()) as { runners: Runner[] }[]
  const runner = odds?.runners.find(({ ex }) => (ex.availableToBack[0]?.size ?? 0) >= 10)
  const best = runner?.ex.availableToBack[0]
  return runner && best ? place(marketId, runner.SelectionId, best.price) : null
}

async function place(marketId: string, selectionId: number, odds: number) {
  const bet = { selection_id: selectionId, side: 'back' as const, odds, stake: '10' }
  const body = { client_ref: randomUUID(), bets: [{ market_id: marketId, ...bet }] }
  const sentMs = Date.now()
  const { status, body: answer, error } = await world.call(placeBets, { token: alice.token, body })
  const price = status === 200 ? Number(answer.bets[0]?.average_odds) : 0
  const isMatched = status === 200 && Number(answer.bets[0]?.matched) > 0
  const times = { sentMs, answeredMs: Date.now() }
  return {
    code: status === 200 ? 'taken' : error.code,
    selectionId,
    taken: isMatched ? { marketId, selectionId, price, ...times } : null,
  }
}

const codeOf = async (marketId: string) => (await takeBest(marketId))?.code ?? 'nothing shown'

/** Whoever asks for any price gets none; the silence may have begun in the middle of a ball. */
async function expectStandingStill() {
  expect(await codeOf(playing.MarketId)).toBe('nothing shown')
  const { code } = await place(playing.MarketId, playing.selectionId, 1.01)
  // The match may have ended meanwhile: results are another document.
  expect(['FEED_STALE', 'MARKET_SUSPENDED', 'BALL_RUNNING', 'MARKET_CLOSED']).toContain(code)
}

/** Some bet is taken: the feed is there, whatever it was before. Answers where. */
async function untilBetting(): Promise<Playing> {
  for (const started = Date.now(); Date.now() - started < TIMEOUT_MS; await sleep(200))
    for (const item of await inPlay()) {
      const bet = await takeBest(item.MarketId)
      if (bet?.code === 'taken') return { ...item, selectionId: bet.selectionId }
    }
  throw new Error('no bet was taken any more')
}

/** Bets on everything in play, again and again, for so long; answers what was matched. */
async function betThrough(markets: readonly Item[], forMs: number): Promise<Taken[]> {
  const all: Taken[] = []
  const started = Date.now()
  for (let count = 0; Date.now() - started < forMs; count += 1) {
    const bet = await takeBest(markets[count % markets.length]?.MarketId ?? '')
    if (bet?.taken) all.push(bet.taken)
    await sleep(PAUSE_MS)
  }
  return all
}

describe('a partner that fails', () => {
  test(
    '[LAW-17] silence: no bet is taken once the last price is too old, and all goes on by itself',
    async () => {
      const markets = await inPlay()
      await fault('silence')
      await sleep(STALE_MS + HEARTBEAT_MS)
      for (const { MarketId } of markets) expect(await codeOf(MarketId)).not.toBe('taken')
      await expectStandingStill()
      await fault('none')
      await untilBetting()
    },
    TIMEOUT_MS,
  )

  test.each(['silence', 'error'])(
    '[LAW-17] %s about one match: that one stands still, though the partner lives and says so',
    async (kind) => {
      await fault(kind, playing.EventId)
      await sleep(STALE_MS + HEARTBEAT_MS)
      for (let tried = 0; tried < 5; tried += 1) {
        await expectStandingStill()
        await sleep(PAUSE_MS)
      }
      expect((await untilBetting()).EventId).not.toBe(playing.EventId)
    },
    TIMEOUT_MS,
  )

  test.each(['late', 'duplicate', 'reorder', 'half', 'error'])(
    '[LAW-17] %s: a bet is refused or matched at a price that was offered just before, and all goes on by itself',
    async (kind) => {
      const markets = await inPlay()
      await fault(kind)
      const isLate = kind === 'late'
      const taken = await betThrough(markets, isLate ? BETTING_MS.late : BETTING_MS.atOnce)
      await fault('none')
      await untilBetting()
      if (isLate) await sleep(LATEST_MS)
      expect(taken.filter((one) => !offers.wasOffered(one, STALE_MS))).toEqual([])
      // News that come twice stop nobody.
      expect(taken.length).toBeGreaterThanOrEqual(kind === 'duplicate' ? 1 : 0)
    },
    TIMEOUT_MS,
  )
})
