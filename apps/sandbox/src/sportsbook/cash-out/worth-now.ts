import { cashOutWorth } from '@maidan/casino'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { Bet } from '../bets/bet.ts'
import { decidedLeg } from '../bets/leg.ts'
import { findOffers, type Offer, type Pricing } from '../matches/find-offers.ts'

/** What the open selections of a bet are quoted at, by their matches. */
export type Quotes = ReadonlyMap<string, Offer>

/**
 * Reads what the open selections of a bet are quoted at, from the odds source and from nothing that was
 * kept. Throws CASH_OUT_NOT_OFFERED while one of them is not: suspended, over, or the source silent.
 */
export async function quotesNow(pricing: Pricing, bet: Bet, nowMs: number): Promise<Quotes> {
  const open = bet.legs.filter(({ result }) => result === null)
  try {
    // Any odds do: what they were when the bet was placed does not matter any more.
    const asked = open.map((leg) => ({ ...leg, oddsCenti: 0 }))
    const offers = await findOffers(pricing, asked, nowMs)
    return new Map(offers.map((offer) => [offer.eventId, offer]))
  } catch (error) {
    if (error instanceof StudioError)
      throw new StudioError('CASH_OUT_NOT_OFFERED', {}, { cause: error })
    throw error
  }
}

/** What an open bet can be given back for at these quotes. Throws CASH_OUT_NOT_OFFERED. */
export function worthAt(bet: Pick<Bet, 'legs' | 'sizes' | 'stakeMinor'>, quotes: Quotes): bigint {
  const worthMinor = cashOutWorth(
    bet.stakeMinor,
    bet.legs.map((leg) => ({
      ...decidedLeg(leg),
      now: leg.result === null ? (quotes.get(leg.eventId) ?? null) : null,
    })),
    bet.sizes,
  )
  if (worthMinor === null) throw new StudioError('CASH_OUT_NOT_OFFERED')
  return worthMinor
}
