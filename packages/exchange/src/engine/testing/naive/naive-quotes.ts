import type { RequestedOrder } from '../../command.ts'
import type { HouseQuote } from '../../house/house-quote.ts'
import type { Terms } from '../../market/terms.ts'
import type { RefusalReason } from '../../refusal.ts'
import type { NaiveMarket } from './naive-market.ts'

/** The terms at which the bet is taken now, or why it is not. */
export function naiveTerms(
  market: NaiveMarket,
  { terms, sizeMinor, acceptAny }: RequestedOrder,
): Terms | RefusalReason {
  const kinds = { ladder: 'match_odds', rate: 'bookmaker', claim: 'fancy' } as const
  if (kinds[terms.on] !== market.facts.kind) return { code: 'ODDS_INVALID' }
  if (terms.on === 'ladder') return terms
  const quote = quoteOf(market, terms)
  if (!quote) return { code: 'MARKET_SUSPENDED' }
  if (quote.ballRunning) return { code: 'BALL_RUNNING' }
  if (quote.suspended) return { code: 'MARKET_SUSPENDED' }
  if (sizeMinor < quote.stakeMinMinor || sizeMinor > quote.stakeMaxMinor)
    return {
      code: 'STAKE_OUT_OF_RANGE',
      minMinor: quote.stakeMinMinor,
      maxMinor: quote.stakeMaxMinor,
    }
  const now = termsNow(quote, terms)
  if (!now) return { code: 'MARKET_SUSPENDED' }
  if (acceptAny || isNoWorse(now, terms)) return now
  return { code: 'ODDS_CHANGED', offered: now }
}

/** Whether a bet that was let in on these terms could still be let in. */
export function naiveIsQuoted(market: NaiveMarket, terms: Terms): boolean {
  if (terms.on === 'ladder') return true
  const quote = quoteOf(market, terms)
  if (!quote || quote.ballRunning || quote.suspended) return false
  const now = termsNow(quote, terms)
  return now !== null && isNoWorse(now, terms)
}

function quoteOf({ quotes }: NaiveMarket, terms: Terms): HouseQuote | undefined {
  return quotes.find(({ runnerId }) => runnerId === (terms.on === 'claim' ? 0 : terms.runnerId))
}

/** Back, yes and odd take the one side of a quote; lay, no and even's other half the other. */
function termsNow(quote: HouseQuote, terms: Terms): Terms | null {
  if (terms.on === 'ladder') return terms
  if (terms.on === 'rate') {
    const rateCenti = terms.side === 'back' ? quote.forRateCenti : quote.againstRateCenti
    return rateCenti === null ? null : { ...terms, rateCenti }
  }
  const isFirst = terms.side === 'yes' && terms.claim.kind !== 'odd'
  const rateCenti = isFirst ? quote.forRateCenti : quote.againstRateCenti
  const claim = isFirst ? quote.yesClaim : quote.noClaim
  return rateCenti === null || claim === null ? null : { ...terms, claim, rateCenti }
}

function isNoWorse(now: Terms, asked: Terms): boolean {
  if (now.on === 'ladder' || asked.on === 'ladder') return false
  if (now.on === 'claim' && asked.on === 'claim')
    if (JSON.stringify(now.claim) !== JSON.stringify(asked.claim)) return false
  const isFor = asked.side === 'back' || asked.side === 'yes'
  return isFor ? now.rateCenti >= asked.rateCenti : now.rateCenti <= asked.rateCenti
}
