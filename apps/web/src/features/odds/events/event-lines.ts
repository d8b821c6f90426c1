import { asText } from '../../../lib/calls/as-text.ts'
import { asFields, asNumber, isOn } from '../feed/loose.ts'
import { readNames } from '../markets/names.ts'
import type { Names } from '../markets/names.ts'

/** The documents' codes of a fancy (EXCH-12). */
export type FancyCode = 2 | 3 | 4 | 5 | 6

/** One side of a line: what it claims, and what 100 of stake pay. Rate 0: not offered. */
export type LineSide = { run: string; rate: number }

type Limits = { min: number | null; max: number | null }

export type Fancy = Limits & {
  key: string
  names: Names
  no: LineSide
  yes: LineSide
  suspended: boolean
  ballRunning: boolean
  /** Null for an entry without a code: it shows under All and Fancy (SIL-114). */
  code: FancyCode | null
}

export type BookmakerRunner = Limits & {
  id: number
  names: Names
  /** Rates per 100; 0: not offered. */
  back: number
  lay: number
  suspended: boolean
  ballRunning: boolean
}

export type EventLines = { fancies: readonly Fancy[]; bookmaker: readonly BookmakerRunner[] }

/** What `GET /api/event/{eventId}` holds at `data.items[eventId]`; null if it holds nothing there. */
export function readEventLines(answer: unknown, eventId: string): EventLines | null {
  const item = asFields(asFields(asFields(answer)['data'])['items'])[eventId]
  return typeof item === 'object' && item !== null ? readItem(item) : null
}

/** What the push tells of an event: the same document, or the event's item by itself. */
export function readPushedLines(message: unknown): { eventId: string; lines: EventLines } | null {
  const fields = asFields(message)
  const items = asFields(asFields(fields['data'])['items'])
  const eventId = asText(fields['eventId']) || (Object.keys(items)[0] ?? '')
  if (eventId === '') return null
  return { eventId, lines: readEventLines(message, eventId) ?? readItem(message) }
}

function readItem(value: unknown): EventLines {
  const item = asFields(value)
  return {
    fancies: Object.entries(asFields(item['fancy2'])).map(([key, entry]) => readFancy(key, entry)),
    bookmaker: Object.entries(asFields(item['bookmaker'])).flatMap(readBookmaker),
  }
}

function readFancy(key: string, value: unknown): Fancy {
  const fields = asFields(value)
  return {
    key,
    names: readNames(value, 'title'),
    no: { run: asText(fields['no']), rate: asNumber(fields['no_rate']) ?? 0 },
    yes: { run: asText(fields['yes']), rate: asNumber(fields['yes_rate']) ?? 0 },
    suspended: isOn(fields['suspended']),
    ballRunning: isOn(fields['ball_running']),
    code: readCode(fields['type'] ?? fields['gtype']),
    ...readLimits(value),
  }
}

function readCode(value: unknown): FancyCode | null {
  const code = asNumber(value)
  return code === 2 || code === 3 || code === 4 || code === 5 || code === 6 ? code : null
}

/** An entry is a runner, or holds a list of them; the key of the entry is the runner's id. */
function readBookmaker([key, value]: [string, unknown], place: number): BookmakerRunner[] {
  const held = asFields(value)['runners']
  if (!Array.isArray(held)) return [readRunner(value, asNumber(key), place)]
  return held.map((runner: unknown, at) => readRunner(runner, null, at))
}

function readRunner(value: unknown, key: number | null, place: number): BookmakerRunner {
  const fields = asFields(value)
  return {
    id: key ?? asNumber(fields['SelectionId'] ?? fields['selectionId']) ?? place + 1,
    names: readNames(value, 'runner'),
    back: asNumber(fields['backPrice']) ?? 0,
    lay: asNumber(fields['layPrice']) ?? 0,
    suspended: isOn(fields['suspended']),
    ballRunning: isOn(fields['ball_running']),
    ...readLimits(value),
  }
}

function readLimits(value: unknown): Limits {
  const fields = asFields(value)
  return { min: asNumber(fields['min']), max: asNumber(fields['max']) }
}
