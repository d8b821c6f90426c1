import type { Language, Sport } from '@maidan/contract'
import { framed, type Framed } from './odds-board.ts'
import { frameOf, openOddsHub, type OddsHub } from './odds-hub.ts'
import { openRelayDocuments } from './relay-documents.ts'
import type { Logger } from 'pino'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import type { Exchange } from '../open-exchange.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { askInTurn } from './ask-in-turn.ts'
import { openListed } from './open-listed.ts'

type Ports = { log: Logger; clock: Clock; db: Db; odds: OddsPartner; exchange: Exchange }

/** News of one market are gathered for so long, so that a rush is told once. */
const GATHER_MS = 60
const HEARTBEAT_MS = 2_000
/** How long a price that has grown old may still be shown. */
const LOOK_AGAIN_MS = 1_000

type PassedOn = Awaited<ReturnType<OddsPartner['raw']>>

/**
 * What watchers see: the partner's documents with the prices of our own books. Null for what the house
 * does not list: the partner is not asked for it.
 */
export type Relay = {
  hub: OddsHub
  matchOdds: (marketId: string) => Promise<Framed | null>
  event: (eventId: string) => Promise<Framed | null>
  /** A list of the partner's, as it is. */
  list: (sport: Sport) => Promise<PassedOn>
  /** The partner's score board of an event that the house has, as it is. */
  board: (eventId: string, language: Language) => Promise<PassedOn | null>
  /** Everything known of an event, as frames for one who has just come. */
  image: (eventId: string) => string[]
  close: () => void
}

export function openRelay(ports: Ports): Relay {
  const { exchange, odds, log, clock } = ports
  const hub = openOddsHub()
  const listed = openListed(ports)
  const partner = askInTurn(odds, clock)
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
      if (!(await listed.hasMarket(marketId))) return null
      if (!(await exchange.find(marketId))) return null
      documents.remember(await partner.matchOdds(marketId))
      return documents.show(marketId)
    },
    async event(eventId) {
      const known = documents.event(eventId)
      if (known) return known
      if (!(await listed.hasEvent(eventId))) return null
      return framed({ data: { items: { [eventId]: await partner.event(eventId) } } })
    },
    list: (sport) => partner.raw(`/api/sports-events/${sport}`),
    async board(eventId, language) {
      if (!(await listed.hasEvent(eventId))) return null
      return partner.raw(`/api/score/board/${encodeURIComponent(eventId)}?lang=${language}`)
    },
    image: documents.image,
    close() {
      for (const timer of timers) clearInterval(timer)
      stopNews()
      push.close()
      hub.close()
    },
  }
}
