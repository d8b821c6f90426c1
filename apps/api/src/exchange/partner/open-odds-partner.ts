import type { Sport } from '@maidan/contract'
import type * as z from 'zod'
import type { Config } from '../../platform/config.ts'
import { readBounded } from '../../games/studios/read-bounded.ts'
import { listenPush, type PushListener } from './listen-push.ts'
import {
  eventDocument,
  listDocument,
  matchOddsDocument,
  resultsDocument,
  type EventEntry,
  type ListDocument,
  type MatchOddsDocument,
  type ResultsDocument,
} from './odds-documents.ts'

const TIMEOUT_MS = 4_000
const ANSWER_BYTES_MAX = 4 * 1024 * 1024

/** The odds provider: the documents' calls, its results, and its push where it has one. */
export type OddsPartner = {
  list: (sport: Sport) => Promise<ListDocument>
  matchOdds: (marketId: string) => Promise<MatchOddsDocument>
  event: (eventId: string) => Promise<EventEntry>
  /** What was decided after the sequence `since`. */
  results: (since: number) => Promise<ResultsDocument>
  /** The answer of a call as it is, for those who only pass it on. */
  raw: (path: string) => Promise<{ contentType: string; text: string }>
  listen: (listener: PushListener) => { close: () => void }
}

export function openOddsPartner({ FEED_URL }: Pick<Config, 'FEED_URL'>): OddsPartner {
  const read = async <T extends z.ZodType>(path: string, document: T): Promise<z.output<T>> => {
    const { text } = await fetchText(FEED_URL + path)
    return document.parse(JSON.parse(text))
  }
  return {
    list: (sport) => read(`/api/sports-events/${sport}`, listDocument),
    async matchOdds(marketId) {
      const [first] = await read(
        `/api/match-odds/${encodeURIComponent(marketId)}`,
        matchOddsDocument.array(),
      )
      if (!first) throw new Error(`the odds partner has no market ${marketId}`)
      return first
    },
    async event(eventId) {
      const { data } = await read(`/api/event/${encodeURIComponent(eventId)}`, eventDocument)
      const entry = data.items[eventId]
      if (!entry) throw new Error(`the odds partner has no event ${eventId}`)
      return entry
    },
    results: (since) => read(`/api/results?since=${since}`, resultsDocument),
    raw: (path) => fetchText(FEED_URL + path),
    listen: (listener) => listenPush(`${FEED_URL}/api/push?events=*`, listener),
  }
}

async function fetchText(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const text = await readBounded(response, ANSWER_BYTES_MAX)
  if (!response.ok) throw new Error(`the odds partner answered ${response.status} to ${url}`)
  return { contentType: response.headers.get('content-type') ?? 'text/plain', text }
}
