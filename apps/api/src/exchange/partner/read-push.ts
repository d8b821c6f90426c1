import {
  eventDocument,
  matchOddsDocument,
  type EventEntry,
  type MatchOddsDocument,
} from './odds-documents.ts'

/** The match odds of a push: the record itself, or the call's list whose first item counts. */
export function readPushedOdds(data: string): MatchOddsDocument {
  const parsed: unknown = JSON.parse(data)
  return matchOddsDocument.parse(Array.isArray(parsed) ? parsed[0] : parsed)
}

/** The events of a push, by their ids. */
export function readPushedEvents(data: string): [eventId: string, entry: EventEntry][] {
  return Object.entries(eventDocument.parse(JSON.parse(data)).data.items)
}
