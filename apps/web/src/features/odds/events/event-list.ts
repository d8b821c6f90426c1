import type { Sport } from '@maidan/contract'
import { asText } from '../../../lib/calls/as-text.ts'
import { asFields, asList, asNumber, isOn } from '../feed/loose.ts'
import { readStatus } from '../markets/match-odds.ts'
import { readNames, sameName } from '../markets/names.ts'
import type { Names } from '../markets/names.ts'

/** Who won a market that is over. */
export type Winner = { kind: 'won'; names: Names } | { kind: 'tie' } | { kind: 'no_result' }

export type SportsEvent = {
  sport: Sport
  eventId: string
  marketId: string
  names: Names
  competition: Names
  /** Epoch; null if the host does not say. */
  startsAtMs: number | null
  /** Null if the host does not say. */
  inPlay: boolean | null
  closed: boolean
  winner: Winner | null
  hasFancy: boolean
  hasBookmaker: boolean
  runners: readonly { id: number; names: Names }[]
}

/** What `GET /api/sports-events/{sport}` answers; items without ids cannot be opened and are left out. */
export function readEventList(answer: unknown, sport: Sport): SportsEvent[] {
  const list = Array.isArray(answer) ? answer : asList(asFields(answer)['data'])
  return list
    .map((item: unknown) => readEvent(item, sport))
    .filter(({ eventId, marketId }) => eventId !== '' && marketId !== '')
}

function readEvent(item: unknown, sport: Sport): SportsEvent {
  const fields = asFields(item)
  const runners = asList(fields['Runners']).map((runner, place) => ({
    id: asNumber(asFields(runner)['SelectionId']) ?? place + 1,
    names: readNames(runner, 'SelectionName'),
  }))
  const winner = readWinner(fields['Winner'], runners)
  const startsAtMs = Date.parse(asText(fields['OpenDate']))
  return {
    sport,
    eventId: asText(fields['EventId']),
    marketId: asText(fields['MarketId']),
    names: readNames(item, 'Event'),
    competition: readNames(item, 'Competition'),
    startsAtMs: Number.isNaN(startsAtMs) ? null : startsAtMs,
    inPlay: fields['InPlay'] === undefined ? null : isOn(fields['InPlay']),
    closed: winner !== null || readStatus(fields['Status']) === 'CLOSED',
    winner,
    hasFancy: isOn(fields['Fancy']),
    hasBookmaker: isOn(fields['Bookmaker']),
    runners,
  }
}

/** A winner comes as a record, as a runner's id, or as a bare name. */
function readWinner(value: unknown, runners: SportsEvent['runners']): Winner | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'object') return readWinnerRecord(value, runners)
  const id = asNumber(value)
  const runner = runners.find((one) => one.id === id)
  return { kind: 'won', names: runner?.names ?? sameName(asText(value)) }
}

function readWinnerRecord(value: object, runners: SportsEvent['runners']): Winner {
  const fields = asFields(value)
  const kind = asText(fields['kind'])
  if (kind === 'tie' || kind === 'no_result') return { kind }
  const id = asNumber(fields['SelectionId'])
  const names = readNames(value, 'SelectionName')
  const runner = runners.find((one) => one.id === id)
  return { kind: 'won', names: names.en === '' && runner ? runner.names : names }
}
