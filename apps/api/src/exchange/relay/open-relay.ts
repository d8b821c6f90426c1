import { framed, type Framed } from './odds-board.ts'
import { frameOf, openOddsHub, type OddsHub } from './odds-hub.ts'
import { openRelayDocuments } from './relay-documents.ts'
import type { Logger } from 'pino'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { Exchange } from '../open-exchange.ts'

type Ports = { log: Logger; odds: OddsPartner; exchange: Exchange }

/** News of one market are gathered for so long, so that a rush is told once. */
const GATHER_MS = 60
const HEARTBEAT_MS = 2_000
/** How long a price that has grown old may still be shown. */
const LOOK_AGAIN_MS = 1_000

/** What watchers see: the partner's documents with the prices of our own books. */
export type Relay = {
  hub: OddsHub
  matchOdds: (marketId: string) => Promise<Framed | null>
  event: (eventId: string) => Promise<Framed>
  /** Everything known of an event, as frames for one who has just come. */
  image: (eventId: string) => string[]
  close: () => void
}

export function openRelay({ exchange, odds, log }: Ports): Relay {
  const hub = openOddsHub()
  const documents = openRelayDocuments(exchange, hub, exchange.matcher.nowMs)
  const stopNews = exchange.matcher.subscribe(({ markets }) => {
    for (const { kind, code } of markets) if (kind === 'match_odds') documents.due(code)
  })
  const timers = [
    setInterval(documents.turn, GATHER_MS),
    setInterval(documents.lookAgain, LOOK_AGAIN_MS),
    setInterval(() => hub.publishAll(frameOf('heartbeat', '{}')), HEARTBEAT_MS),
  ]
  const push = odds.listen({
    up: () => undefined,
    down: () => undefined,
    news: (news) => {
      try {
        documents.take(news)
      } catch (error) {
        log.debug({ err: error }, 'the odds partner was not understood')
      }
    },
  })
  return {
    hub,
    async matchOdds(marketId) {
      const known = documents.shown(marketId) ?? documents.show(marketId)
      if (known) return known
      if (!(await exchange.find(marketId))) return null
      documents.remember(await odds.matchOdds(marketId))
      return documents.show(marketId)
    },
    event: async (eventId) =>
      documents.event(eventId) ??
      framed({ data: { items: { [eventId]: await odds.event(eventId) } } }),
    image: documents.image,
    close() {
      for (const timer of timers) clearInterval(timer)
      stopNews()
      push.close()
      hub.close()
    },
  }
}
