import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An odds partner with matches of two sides that never begin, and no price of its own. */
export type QuietPartner = {
  url: string
  markets: readonly QuietMarket[]
  /** Decides a match: its result is told to whoever asks from now on. */
  decide: (marketId: string, winnerId: number) => void
  close: () => Promise<void>
}

export type QuietMarket = { eventId: string; marketId: string }

/** The two sides of every match. */
export const SIDES = [
  { SelectionId: 1, SelectionName: 'Tigers' },
  { SelectionId: 2, SelectionName: 'Harbour' },
] as const

const HEARTBEAT_MS = 500
const STARTS_IN_MS = 3_600_000

/**
 * Markets in which players meet nobody but each other: the partner lists them, says that they are
 * open and that it lives. It is as real to the api as any other, over HTTP.
 */
export async function openQuietPartner(count: number): Promise<QuietPartner> {
  const markets = Array.from({ length: count }, (_, index) => ({
    eventId: String(41_000_000 + index),
    marketId: `1.${51_000_000 + index}`,
  }))
  const results: object[] = []
  const answers = answersOf(markets, results)
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/push')) return beat(response)
    const body = answers(request)
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    markets,
    decide(marketId, winnerId) {
      results.push(resultOf(markets, { marketId, winnerId, sequence: results.length + 1 }))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answersOf(markets: readonly QuietMarket[], results: readonly object[]) {
  return ({ url = '' }: IncomingMessage): object | null => {
    const { pathname, searchParams } = new URL(url, 'http://partner')
    const name = pathname.split('/').at(-1) ?? ''
    if (pathname === '/api/sports-events/cricket') return markets.map(listed)
    if (pathname.startsWith('/api/sports-events/')) return []
    const market = markets.find(({ marketId }) => marketId === name)
    if (market) return [oddsOf(market)]
    if (pathname.startsWith('/api/event/'))
      return { data: { items: { [name]: { fancy2: {}, bookmaker: {} } } } }
    if (pathname !== '/api/results') return null
    const since = Number(searchParams.get('since') ?? 0)
    return { next: results.length, more: false, items: results.slice(since) }
  }
}

function listed({ eventId, marketId }: QuietMarket) {
  return {
    EventId: eventId,
    MarketId: marketId,
    Event: `Tigers v Harbour ${eventId}`,
    Competition: 'Delta Cup',
    OpenDate: new Date(Date.now() + STARTS_IN_MS).toISOString(),
    InPlay: false,
    Status: 'OPEN',
    Runners: SIDES,
  }
}

function oddsOf({ eventId, marketId }: QuietMarket) {
  return {
    marketId,
    eventId,
    inplay: false,
    status: 'OPEN',
    updatedAt: new Date().toISOString(),
    runners: SIDES.map((side) => ({ ...side, ex: { availableToBack: [], availableToLay: [] } })),
  }
}

function resultOf(
  markets: readonly QuietMarket[],
  decided: { marketId: string; winnerId: number; sequence: number },
) {
  const { marketId, winnerId, sequence } = decided
  return {
    sequence,
    eventId: markets.find((market) => market.marketId === marketId)?.eventId ?? '',
    marketId,
    decidedAt: new Date().toISOString(),
    market: { kind: 'won', SelectionId: winnerId },
    fancies: [],
  }
}

function beat(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const say = () => {
    const data = JSON.stringify({ at: new Date().toISOString(), lastId: 'quiet-0' })
    response.write(`event: heartbeat\ndata: ${data}\n\n`)
  }
  response.write('id: quiet-0\nevent: list\ndata: []\n\n')
  const timer = setInterval(say, HEARTBEAT_MS)
  response.once('close', () => clearInterval(timer))
}
