import type { RequestedOrder } from '../command.ts'
import { isAsGood, stopOfQuote, termsOffered } from '../house/house-quote.ts'
import type { LiveMarket } from '../market/live-market.ts'
import { runnerOf, type Terms } from '../market/terms.ts'
import type { RefusalReason } from '../refusal.ts'

/**
 * The terms at which a bet is taken now. Prices on the ladder are the player's own; a rate of the
 * house must be its present one, or a better one for the player than they asked for.
 */
export function priceNow(market: LiveMarket, requested: RequestedOrder): Terms | RefusalReason {
  const { terms } = requested
  if (!isOfKind(market, terms)) return { code: 'ODDS_INVALID' }
  if (terms.on === 'ladder') return terms
  const quote = market.quotes.get(runnerOf(terms))
  if (!quote) return { code: 'MARKET_SUSPENDED' }
  const stop = stopOfQuote(quote)
  if (stop) return { code: stop }
  const { stakeMinMinor: minMinor, stakeMaxMinor: maxMinor } = quote
  if (requested.sizeMinor < minMinor || requested.sizeMinor > maxMinor)
    return { code: 'STAKE_OUT_OF_RANGE', minMinor, maxMinor }
  const offered = termsOffered(quote, terms)
  if (!offered) return { code: 'MARKET_SUSPENDED' }
  if (requested.acceptAny || isAsGood(offered, terms)) return offered
  return { code: 'ODDS_CHANGED', offered }
}

function isOfKind({ kind }: LiveMarket, { on }: Terms): boolean {
  return (on === 'ladder') === (kind === 'match_odds') && (on === 'claim') === (kind === 'fancy')
}
