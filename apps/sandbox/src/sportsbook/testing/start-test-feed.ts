import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const HOME = 11
const AWAY = 12

/** The selections of the one match that the test feed has. */
export const TEST_SELECTIONS = { home: String(HOME), away: String(AWAY) } as const

/** Ids of that match. */
export const TEST_MATCH = { eventId: '501', marketId: '1.501' } as const

type Outcome = { kind: 'won'; SelectionId: number } | { kind: 'tie' } | { kind: 'no_result' }

export type TestFeed = {
  url: string
  /** What the two sides trade at; `inPlay` and `status` as the documents say them. */
  market: { home: number; away: number; inPlay: boolean; status: 'OPEN' | 'SUSPENDED' }
  /** How the match ended, and when. */
  result: { outcome: Outcome; decidedAt: Date } | null
  /** While set nothing is answered but errors. */
  silent: boolean
  close: () => Promise<void>
}

/** An odds source over real HTTP with one match of two sides, which tests move as they like. */
export async function startTestFeed(): Promise<TestFeed> {
  const state = {
    market: { home: 2, away: 2, inPlay: false, status: 'OPEN' as TestFeed['market']['status'] },
    result: null as TestFeed['result'],
    silent: false,
  }
  const server = createServer((request, response) => {
    const body = state.silent ? null : bodyOf(state, request.url ?? '')
    response.writeHead(state.silent ? 503 : body === null ? 404 : 200, {
      'content-type': 'application/json',
    })
    response.end(JSON.stringify(body ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a TCP port always has an address of this shape.
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

type State = Pick<TestFeed, 'market' | 'result'>

function bodyOf(state: State, url: string): unknown {
  switch (url) {
    case '/api/sports-events/cricket':
      return [listed(state)]
    case '/api/sports-events/soccer':
    case '/api/sports-events/tennis':
      return []
    case `/api/match-odds/${TEST_MATCH.marketId}`:
      return [traded(state)]
    case `/api/results/${TEST_MATCH.eventId}`:
      return { eventId: TEST_MATCH.eventId, market: decided(state) }
    default:
      return null
  }
}

function listed({ market, result }: State) {
  const startsAt = Date.now() + (market.inPlay ? -1 : 1) * 60_000
  return {
    EventId: TEST_MATCH.eventId,
    MarketId: TEST_MATCH.marketId,
    Event: 'Dhaka v Khulna',
    Event_bn: 'ঢাকা বনাম খুলনা',
    Sport: 'cricket',
    Competition: 'Test cup',
    Competition_bn: 'টেস্ট কাপ',
    OpenDate: new Date(startsAt).toISOString(),
    InPlay: market.inPlay,
    Status: result === null ? 'OPEN' : 'CLOSED',
    Runners: [
      { SelectionId: HOME, SelectionName: 'Dhaka', SelectionName_bn: 'ঢাকা' },
      { SelectionId: AWAY, SelectionName: 'Khulna', SelectionName_bn: 'খুলনা' },
    ],
  }
}

function traded({ market, result }: State) {
  const side = (SelectionId: number, price: number) => ({
    SelectionId,
    ex: { availableToBack: [{ price, size: 100 }], availableToLay: [{ price, size: 100 }] },
  })
  return {
    marketId: TEST_MATCH.marketId,
    inplay: market.inPlay,
    status: result === null ? market.status : 'CLOSED',
    ballRunning: false,
    runners: [side(HOME, market.home), side(AWAY, market.away)],
  }
}

function decided({ result }: State) {
  return result && { ...result.outcome, decidedAt: result.decidedAt.toISOString() }
}
