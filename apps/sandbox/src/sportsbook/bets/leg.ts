import type { DecidedLeg, Verdict } from '@maidan/casino'
import type { Words } from '../book-api.ts'

/** One selection of a bet. */
export type Leg = {
  eventId: string
  marketId: string
  selectionId: string
  /** `market` is what is bet on; none for the winner of the match. */
  names: { match: Words; market?: Words; selection: Words }
  startsAt: Date
  /** What the player saw, and what they got: hundredths. */
  askedCenti: number
  oddsCenti: number
  /** What its match made of it; null while that is open, and for ever where the bet was over first. */
  result: Verdict | null
}

export type LegRow = Omit<Leg, 'startsAt'> & { startsAt: string }

/** The selections of the bet that a query is at, in their order, as JSON. */
export const LEGS_OF_BET = `
  (select json_agg(json_build_object('eventId', l.event_id, 'marketId', l.market_id,
      'selectionId', l.selection_id, 'names', l.names, 'startsAt', l.starts_at,
      'askedCenti', l.asked_centi, 'oddsCenti', l.odds_centi, 'result', l.result) order by l.place)
    from studio.bet_legs l where l.bet = bets.id)`

export function legOf({ startsAt, ...row }: LegRow): Leg {
  return { ...row, startsAt: new Date(startsAt) }
}

/** A selection as the rules of settlement look at it. */
export function decidedLeg({ oddsCenti, result }: Leg): DecidedLeg {
  return { oddsCenti, verdict: result }
}
