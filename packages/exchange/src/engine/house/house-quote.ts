import type { Claim } from '../../bet/claim.ts'
import { LINE_RUNNER_ID, runnerOf, type Terms } from '../market/terms.ts'

/** A price of the house for one side of a runner or claim; null rates are not offered. */
export type HouseQuote = {
  /** The runner, or `LINE_RUNNER_ID` for the one line of a fancy. */
  runnerId: number
  /** For a fancy: what YES and NO at this moment claim. */
  yesClaim: Claim | null
  noClaim: Claim | null
  forRateCenti: number | null
  againstRateCenti: number | null
  suspended: boolean
  ballRunning: boolean
  stakeMinMinor: bigint
  stakeMaxMinor: bigint
}

/** Why nothing can be bet on the quote now; null if it can. */
export function stopOfQuote(quote: HouseQuote): 'BALL_RUNNING' | 'MARKET_SUSPENDED' | null {
  if (quote.ballRunning) return 'BALL_RUNNING'
  return quote.suspended ? 'MARKET_SUSPENDED' : null
}

/** What the house offers now on the side of these terms; null if it offers nothing there. */
export function termsOffered(quote: HouseQuote, terms: Terms): Terms | null {
  const isFor = isOnForSide(terms)
  const rateCenti = isFor ? quote.forRateCenti : quote.againstRateCenti
  if (rateCenti === null) return null
  if (terms.on === 'rate') return { ...terms, rateCenti }
  const claim = isFor ? quote.yesClaim : quote.noClaim
  return terms.on === 'claim' && claim ? { ...terms, claim, rateCenti } : null
}

/** Whether a bet on these terms is still offered, or a better one; the ladder needs no quote. */
export function isStillQuoted(quotes: ReadonlyMap<number, HouseQuote>, terms: Terms): boolean {
  if (terms.on === 'ladder') return true
  const quote = quotes.get(runnerOf(terms))
  if (!quote || stopOfQuote(quote)) return false
  const offered = termsOffered(quote, terms)
  return offered !== null && isAsGood(offered, terms)
}

/** The same bet at the same rate, or at one that suits the player better. */
export function isAsGood(offered: Terms, requested: Terms): boolean {
  if (offered.on === 'ladder' || requested.on === 'ladder') return false
  const sameClaim =
    offered.on !== 'claim' || (requested.on === 'claim' && isSame(offered.claim, requested.claim))
  const isFor = requested.side === 'back' || requested.side === 'yes'
  const isBetter = isFor
    ? offered.rateCenti >= requested.rateCenti
    : offered.rateCenti <= requested.rateCenti
  return sameClaim && isBetter
}

/** All the terms on which a quote can be bet. */
export function termsOn(quote: HouseQuote): Terms[] {
  const { runnerId, yesClaim, noClaim, forRateCenti, againstRateCenti } = quote
  const sides: Terms[] = []
  if (runnerId !== LINE_RUNNER_ID) {
    if (forRateCenti !== null)
      sides.push({ on: 'rate', runnerId, side: 'back', rateCenti: forRateCenti })
    if (againstRateCenti !== null)
      sides.push({ on: 'rate', runnerId, side: 'lay', rateCenti: againstRateCenti })
    return sides
  }
  if (forRateCenti !== null && yesClaim)
    sides.push({ on: 'claim', claim: yesClaim, side: 'yes', rateCenti: forRateCenti })
  if (againstRateCenti !== null && noClaim)
    sides.push({
      on: 'claim',
      claim: noClaim,
      side: noClaim.kind === 'odd' ? 'yes' : 'no',
      rateCenti: againstRateCenti,
    })
  return sides
}

/** Odd is bet on with YES, but stands on the line's other side. */
function isOnForSide(terms: Terms): boolean {
  if (terms.on === 'claim') return terms.side === 'yes' && terms.claim.kind !== 'odd'
  return terms.side === 'back'
}

function isSame(one: Claim, other: Claim): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
