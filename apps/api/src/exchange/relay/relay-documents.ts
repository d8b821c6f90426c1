import type { Exchange } from '../open-exchange.ts'
import type { MatchOddsDocument } from '../partner/odds-documents.ts'
import { readPushedEvents, readPushedOdds } from '../partner/read-push.ts'
import type { PushNews } from '../partner/listen-push.ts'
import { framed, mergeOdds, tagOf, type Framed } from './odds-board.ts'
import { frameOf, type OddsHub } from './odds-hub.ts'

/** Events and markets that are remembered; the partner has far fewer. */
const REMEMBERED_MAX = 2_000

/** The partner's documents as they were received last, and what was made of them for the watchers. */
export type RelayDocuments = {
  take: (news: PushNews) => void
  remember: (odds: MatchOddsDocument) => void
  /** Something has happened in the market: it is shown anew with the next turn. */
  due: (code: string) => void
  /** Shows what is due. */
  turn: () => void
  /** Everything is due: what was fresh may have grown old. */
  lookAgain: () => void
  /** Frames a market's odds, and publishes them if they are not what was published before. */
  show: (code: string) => Framed | null
  shown: (code: string) => Framed | null
  event: (eventId: string) => Framed | null
  image: (eventId: string) => string[]
}

export function openRelayDocuments(
  exchange: Exchange,
  hub: OddsHub,
  nowMs: () => number,
): RelayDocuments {
  const partnerOdds = new Map<string, MatchOddsDocument>()
  const events = new Map<string, Framed>()
  const shown = new Map<string, { eventId: string; framed: Framed }>()
  const due = new Set<string>()

  function remember(odds: MatchOddsDocument) {
    put(partnerOdds, odds.marketId, odds)
    due.add(odds.marketId)
  }

  function publishEvent(eventId: string, body: Framed) {
    if (events.get(eventId)?.tag === body.tag) return
    put(events, eventId, body)
    hub.publish(eventId, frameOf('event', body.text))
  }

  function show(code: string): Framed | null {
    const odds = partnerOdds.get(code)
    const market = exchange.matcher.market(code)
    if (!odds || !market) return null
    const next = framed(mergeOdds(odds, market, nowMs()))
    if (shown.get(code)?.framed.tag === next.tag) return next
    put(shown, code, { eventId: odds.eventId, framed: next })
    hub.publish(odds.eventId, frameOf('match-odds', next.text))
    return next
  }

  return {
    remember,
    show,
    take({ name, data }) {
      if (name === 'match-odds') remember(readPushedOdds(data))
      if (name === 'event')
        for (const [eventId] of readPushedEvents(data))
          publishEvent(eventId, { text: data, tag: tagOf(data) })
      if (name === 'list' || name === 'result') hub.publishAll(frameOf(name, data))
    },
    due: (code) => due.add(code),
    lookAgain: () => {
      for (const code of shown.keys()) due.add(code)
    },
    turn() {
      for (const code of due) show(code)
      due.clear()
    },
    shown: (code) => shown.get(code)?.framed ?? null,
    event: (eventId) => events.get(eventId) ?? null,
    image: (eventId) => imageOf(eventId, [...shown.values()], events.get(eventId)),
  }
}

function put<V>(map: Map<string, V>, key: string, value: V) {
  if (map.size > REMEMBERED_MAX) map.clear()
  map.set(key, value)
}

function imageOf(
  eventId: string,
  shown: readonly { eventId: string; framed: Framed }[],
  entry: Framed | undefined,
): string[] {
  const odds = shown.filter((one) => one.eventId === eventId)
  return [
    ...odds.map(({ framed: { text } }) => frameOf('match-odds', text)),
    ...(entry ? [frameOf('event', entry.text)] : []),
  ]
}
