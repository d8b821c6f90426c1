import { asText } from '../../../lib/calls/as-text.ts'
import { asFields, asList, asNumber, isOn } from '../feed/loose.ts'
import { readNames } from './names.ts'
import type { Names } from './names.ts'

/** Decimal odds, and what can be taken at them in whole units of the currency. */
export type PriceSize = { price: number; size: number }

export type Runner = {
  id: number
  names: Names
  /** Best price first. */
  back: readonly PriceSize[]
  lay: readonly PriceSize[]
  /** False for a runner that has won, lost or been taken out. */
  active: boolean
  won: boolean
}

export type MatchOdds = {
  marketId: string
  eventId: string
  inPlay: boolean
  status: 'OPEN' | 'SUSPENDED' | 'CLOSED'
  ballRunning: boolean
  runners: readonly Runner[]
}

/** Whether bets are taken on the market now. */
export function isOpen(odds: MatchOdds | undefined): boolean {
  return odds?.status === 'OPEN' && !odds.ballRunning
}

/** The word for why no bets are taken on a market now; null while they are. */
export function stopOf(odds: MatchOdds): 'closed' | 'suspend' | 'ballRunning' | null {
  if (odds.status === 'CLOSED') return 'closed'
  if (odds.status === 'SUSPENDED') return 'suspend'
  return odds.ballRunning ? 'ballRunning' : null
}

/** The first item of what `GET /api/match-odds/{marketId}` answers; null if there is none. */
export function readMatchOdds(answer: unknown): MatchOdds | null {
  const item = Array.isArray(answer) ? answer[0] : answer
  if (typeof item !== 'object' || item === null) return null
  const fields = asFields(item)
  return {
    marketId: asText(fields['marketId']),
    eventId: asText(fields['eventId']),
    inPlay: isOn(fields['inplay']),
    status: readStatus(fields['status']),
    ballRunning: isOn(fields['ballRunning']),
    runners: asList(fields['runners']).map(readRunner),
  }
}

export function readStatus(value: unknown): MatchOdds['status'] {
  const status = asText(value).toUpperCase()
  return status === 'SUSPENDED' || status === 'CLOSED' ? status : 'OPEN'
}

/** A host that sends no id has its runners told apart by their place. */
function readRunner(value: unknown, place: number): Runner {
  const fields = asFields(value)
  const prices = asFields(fields['ex'])
  const status = asText(fields['status']).toUpperCase()
  return {
    id: asNumber(fields['SelectionId'] ?? fields['selectionId']) ?? place + 1,
    names: readNames(value, 'SelectionName'),
    back: readPrices(prices['availableToBack']),
    lay: readPrices(prices['availableToLay']),
    active: status === '' || status === 'ACTIVE',
    won: status === 'WINNER',
  }
}

function readPrices(value: unknown): PriceSize[] {
  return asList(value).flatMap((level) => {
    const fields = asFields(level)
    const price = asNumber(fields['price'])
    return price === null || price <= 1 ? [] : [{ price, size: asNumber(fields['size']) ?? 0 }]
  })
}
