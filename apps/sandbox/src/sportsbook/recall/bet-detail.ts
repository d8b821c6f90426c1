import { betCount, isSystem } from '@maidan/casino'
import { betOddsCenti, betReturn } from '../bets/bet-odds.ts'
import type { Bet } from '../bets/bet.ts'
import type { Leg } from '../bets/leg.ts'
import { BOOK_GAME } from '../book-game.ts'
import { oddsText } from '../odds/odds-text.ts'

/**
 * What the operator keeps of a decided bet, as JSON text: enough to explain it without us. A single
 * names its match itself, a multiple tells its selections one by one.
 */
export function betDetail(bet: Bet, publicUrl: string): string {
  const url = new URL(`/book/bets/${bet.id}`, publicUrl)
  url.searchParams.set('key', bet.recallKey)
  const [first, ...more] = bet.legs
  return JSON.stringify({
    version: 1,
    type: 'sports',
    game: BOOK_GAME.code,
    title: BOOK_GAME.title,
    ...(first !== undefined && more.length === 0
      ? named(first)
      : { legs: bet.legs.map(legDetail) }),
    ...systemDetail(bet),
    odds: oddsText(betOddsCenti(bet)),
    stake_minor: String(bet.stakeMinor),
    return_minor: String(betReturn(bet)),
    currency: bet.currency,
    result: bet.result,
    recall_url: url.href,
  })
}

/** Which choices of the selections of a system are a bet each, and how many those are. */
function systemDetail({ legs, sizes }: Bet) {
  return isSystem(sizes, legs.length) ? { sizes, bets: betCount(legs.length, sizes) } : {}
}

function legDetail(leg: Leg) {
  return { ...named(leg), odds: oddsText(leg.oddsCenti), result: leg.result }
}

function named({ eventId, names }: Leg) {
  return {
    event_id: eventId,
    match: names.match.en,
    ...(names.market && { market: names.market.en }),
    selection: names.selection.en,
  }
}
