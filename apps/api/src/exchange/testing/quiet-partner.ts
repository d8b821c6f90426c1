import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An odds partner with matches of two sides that never begin, and no price but what it is told to say. */
export type QuietPartner = {
  url: string
  markets: readonly QuietMarket[]
  /** Decides a match: its result is told to whoever asks from now on. */
  decide: (marketId: string, winnerId: number) => void
  /** Pushes a price at which the first side can be backed, and so much of it. */
  offer: (market: QuietMarket, best: { price: number; size: number }) => void
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
  const push = openPush()
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/push')) return push.listen(response)
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
    offer: (market, best) => push.publish('match-odds', oddsOf(market, [best])),
    async close() {
      push.close()
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

function oddsOf({ eventId, marketId }: QuietMarket, best: { price: number; size: number }[] = []) {
  return {
    marketId,
    eventId,
    inplay: false,
    status: 'OPEN',
    updatedAt: new Date().toISOString(),
    runners: SIDES.map((side, index) => ({
      ...side,
      ex: { availableToBack: index === 0 ? best : [], availableToLay: [] },
    })),
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

function openPush() {
  const listeners = new Set<ServerResponse>()
  let sequence = 0
  const write = (frame: string) => {
    for (const listener of listeners) listener.write(frame)
  }
  const timer = setInterval(() => {
    const data = JSON.stringify({ at: new Date().toISOString(), lastId: `quiet-${sequence}` })
    write(`event: heartbeat\ndata: ${data}\n\n`)
  }, HEARTBEAT_MS)
  return {
    listen(response: ServerResponse) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(`id: quiet-${sequence}\nevent: list\ndata: []\n\n`)
      listeners.add(response)
      response.once('close', () => listeners.delete(response))
    },
    publish(name: string, body: object) {
      sequence += 1
      write(`id: quiet-${sequence}\nevent: ${name}\ndata: ${JSON.stringify(body)}\n\n`)
    },
    close: () => clearInterval(timer),
  }
}
