import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FeedLine, MatchFacts, Tally } from '../feed/feed-shapes.ts'

const HOME = 11
const AWAY = 12
const DRAW = 13

/** The selections of every match of the test feed; the draw is offered in soccer alone. */
export const TEST_SELECTIONS = { home: String(HOME), away: String(AWAY) } as const

/** Ids of its first match, the only one until a test adds more. */
export const TEST_MATCH = { eventId: '501', marketId: '1.501' } as const

/** Ids of the match that is so many after the first. */
export function testMatch(more: number): { eventId: string; marketId: string } {
  const eventId = String(501 + more)
  return { eventId, marketId: `1.${eventId}` }
}

type Outcome = { kind: 'won'; SelectionId: number } | { kind: 'tie' } | { kind: 'no_result' }

export type TestFeed = {
  url: string
  sport: 'cricket' | 'soccer' | 'tennis'
  /** What the sides trade at; `inPlay` and `status` as the documents say them. */
  market: { home: number; away: number; inPlay: boolean; status: 'OPEN' | 'SUSPENDED' }
  /** How long ago the source heard of the odds. */
  oddsAgeMs: number
  /** How far the score is ahead of the odds: 0 where both are of the same moment. */
  scoreAhead: number
  tally: Tally | null
  periodsEndedAt: Date[]
  lines: FeedLine[]
  /** Lines whose score is known. */
  fancies: MatchFacts['fancies']
  /** How the match ended, and when. */
  result: { outcome: Outcome; decidedAt: Date } | null
  /** Cricket matches after the first, with whatever of it a test moves. */
  more: Partial<MatchState>[]
  /** While set nothing is answered but errors. */
  silent: boolean
  close: () => Promise<void>
}

type State = Omit<TestFeed, 'url' | 'close'>

/** One match as it stands. */
type MatchState = Omit<State, 'more' | 'silent'>

type Match = MatchState & { eventId: string; marketId: string }

/** What the test feed is like until a test moves it: one match of cricket to come, even sides. */
export const quietFeed = (): State => ({ ...quietMatch(), more: [], silent: false })

const quietMatch = (): MatchState => ({
  sport: 'cricket',
  market: { home: 2, away: 2, inPlay: false, status: 'OPEN' },
  oddsAgeMs: 0,
  scoreAhead: 0,
  tally: null,
  periodsEndedAt: [],
  lines: [],
  fancies: [],
  result: null,
})

/** An odds source over real HTTP, whose matches tests move as they like. */
export async function startTestFeed(): Promise<TestFeed> {
  const state = quietFeed()
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

function bodyOf(state: State, url: string): unknown {
  const matches = matchesOf(state)
  const [, call, id] = /^\/api\/([\w-]+)\/([\w.]+)$/.exec(url) ?? []
  if (call === 'sports-events') return matches.filter(({ sport }) => sport === id).map(listed)
  const match = matches.find(({ eventId, marketId }) => eventId === id || marketId === id)
  if (match === undefined) return null
  switch (call) {
    case 'match-odds':
      return [traded(match)]
    case 'score':
      return scored(match)
    case 'event':
      return eventOf(match)
    case 'results':
      return decided(match)
    case undefined:
    default:
      return null
  }
}

function matchesOf(state: State): Match[] {
  return [
    { ...state, ...TEST_MATCH },
    ...state.more.map((match, nth) => ({ ...quietMatch(), ...match, ...testMatch(nth + 1) })),
  ]
}

function listed({ eventId, marketId, sport, market, result }: Match) {
  const startsAt = Date.now() + (market.inPlay ? -1 : 1) * 60_000
  return {
    EventId: eventId,
    MarketId: marketId,
    Event: 'Dhaka v Khulna',
    Event_bn: 'ঢাকা বনাম খুলনা',
    Sport: sport,
    Competition: 'Test cup',
    Competition_bn: 'টেস্ট কাপ',
    OpenDate: new Date(startsAt).toISOString(),
    InPlay: market.inPlay,
    Status: result === null ? 'OPEN' : 'CLOSED',
    Runners: [
      { SelectionId: HOME, SelectionName: 'Dhaka', SelectionName_bn: 'ঢাকা' },
      { SelectionId: AWAY, SelectionName: 'Khulna', SelectionName_bn: 'খুলনা' },
      ...(sport === 'soccer'
        ? [{ SelectionId: DRAW, SelectionName: 'The Draw', SelectionName_bn: 'ড্র' }]
        : []),
    ],
  }
}

function traded({ marketId, sport, market, oddsAgeMs, result }: Match) {
  const side = (SelectionId: number, price: number) => ({
    SelectionId,
    ex: { availableToBack: [{ price, size: 100 }], availableToLay: [{ price, size: 100 }] },
  })
  const draw = 1 / (1 - 1 / market.home - 1 / market.away)
  return {
    marketId,
    inplay: market.inPlay,
    version: 1,
    status: result === null ? market.status : 'CLOSED',
    ballRunning: false,
    updatedAt: new Date(Date.now() - oddsAgeMs).toISOString(),
    runners: [
      side(HOME, market.home),
      side(AWAY, market.away),
      ...(sport === 'soccer' ? [side(DRAW, draw)] : []),
    ],
  }
}

function scored({ tally, market, scoreAhead }: Match) {
  const text = (en: string) => ({ en, bn: en })
  return {
    version: 1 + scoreAhead,
    ballRunning: false,
    suspended: market.status === 'SUSPENDED',
    says: text('Play goes on'),
    board: { lines: [], clock: text('67′'), summary: text('Level') },
    tally,
  }
}

function eventOf({ eventId, lines }: Match) {
  const fancy2 = Object.fromEntries(lines.map((line) => [line.id, line]))
  return { data: { items: { [eventId]: { fancy2, bookmaker: {} } } } }
}

function decided({ eventId, result, tally, periodsEndedAt, fancies }: Match) {
  return {
    eventId,
    market: result && { ...result.outcome, decidedAt: result.decidedAt.toISOString() },
    tally,
    periodsEndedAt: periodsEndedAt.map((at) => at.toISOString()),
    fancies,
  }
}
