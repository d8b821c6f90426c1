import { setTimeout as sleep } from 'node:timers/promises'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import type { PushListener } from '../partner/listen-push.ts'
import type { MatchOddsDocument } from '../partner/odds-documents.ts'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import { openBetting } from '../testing/betting.ts'
import { runFeed, type FeedReader } from './run-feed.ts'

const STALE_MS = 3_000
const MARKET = '1.777'
const NAMES = ['Harbour', 'Tigers'] as const

let world: World
let alice: Person
let partner: ReturnType<typeof openPartner>
let reader: FeedReader | undefined

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: String(STALE_MS) } })
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_000n)
  partner = openPartner()
})
afterAll(async () => {
  await reader?.stop()
  await world.close()
})

/** A partner with one match, which says what it is told to say. */
function openPartner() {
  let push: PushListener | undefined
  let sequence = 0
  const runners = NAMES.map((name, index) => ({
    SelectionId: index + 1,
    SelectionName: name,
    SelectionName_bn: name,
  }))
  const item = {
    EventId: '777',
    MarketId: MARKET,
    Event: NAMES.join(' v '),
    Event_bn: NAMES.join(' v '),
    Competition: 'Cup',
    Competition_bn: 'Cup',
    OpenDate: new Date(Date.now() + 3_600_000).toISOString(),
    InPlay: false,
    Status: 'OPEN' as const,
    Runners: runners,
  }
  const odds = (changed: Partial<MatchOddsDocument> = {}): MatchOddsDocument => ({
    marketId: MARKET,
    eventId: item.EventId,
    inplay: false,
    status: 'OPEN',
    ballRunning: false,
    version: 1,
    updatedAt: new Date().toISOString(),
    lastEvent: null,
    runners: runners.map((runner) => ({
      ...runner,
      status: 'ACTIVE',
      ex: { availableToBack: [{ price: 2, size: 10_000 }], availableToLay: [] },
    })),
    ...changed,
  })
  const says = { isListed: true }
  const serving: OddsPartner = {
    list: async (sport) => (sport === 'cricket' && says.isListed ? [item] : []),
    matchOdds: async () => odds(),
    event: async () => ({ fancy2: {}, bookmaker: {} }),
    results: async () => ({ next: 0, more: false, items: [] }),
    raw: async () => ({ contentType: '', text: '' }),
    listen: (listener) => {
      push = listener
      return { close() {} }
    },
  }
  const beat = () => {
    const data = JSON.stringify({ at: new Date().toISOString(), lastId: `e-${sequence}` })
    push?.news({ name: 'heartbeat', epoch: '', sequence: 0, data })
  }
  return {
    says,
    serving,
    beat,
    odds: (changed?: Partial<MatchOddsDocument>) => {
      sequence += 1
      push?.news({ name: 'match-odds', epoch: 'e', sequence, data: JSON.stringify(odds(changed)) })
      beat()
    },
  }
}

const bet = { market_id: MARKET, selection_id: 1, side: 'back', odds: '2', stake: '100' } as const
const answerOf = async () => (await openBetting(world).place(alice, bet)).status

const expectSoon = (status: number) =>
  vi.waitFor(
    async () => {
      partner.beat()
      expect(await answerOf()).toBe(status)
    },
    { timeout: 10_000, interval: 200 },
  )

test('[LAW-17] a match that is not listed any more takes no bets, whatever else is said of it', async () => {
  reader = runFeed(world.api.ctx, partner.serving, 300)
  await expectSoon(200)
  partner.says.isListed = false
  await expectSoon(409)
  partner.odds({ inplay: true, status: 'OPEN' })
  await sleep(300)
  expect(await answerOf()).toBe(409)
  partner.says.isListed = true
  await expectSoon(200)
})

test('[LAW-17] nor does one that was taken off the list while nobody looked', async () => {
  await reader?.stop()
  partner.says.isListed = false
  reader = runFeed(world.api.ctx, partner.serving, 300)
  await expectSoon(409)
  expect(await answerOf()).toBe(409)
})
