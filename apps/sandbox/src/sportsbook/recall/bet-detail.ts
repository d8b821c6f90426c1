import type { Bet } from '../bets/bet.ts'
import { BOOK_GAME } from '../book-game.ts'
import { oddsText } from '../odds/odds-text.ts'
import { returnOf } from '../odds/return-of.ts'

/** What the operator keeps of a decided bet, as JSON text: enough to explain it without us. */
export function betDetail(bet: Bet, publicUrl: string): string {
  const url = new URL(`/book/bets/${bet.id}`, publicUrl)
  url.searchParams.set('key', bet.recallKey)
  return JSON.stringify({
    version: 1,
    type: 'sports',
    game: BOOK_GAME.code,
    title: BOOK_GAME.title,
    event_id: bet.eventId,
    match: bet.names.match.en,
    ...(bet.names.market && { market: bet.names.market.en }),
    selection: bet.names.selection.en,
    odds: oddsText(bet.oddsCenti),
    stake_minor: String(bet.stakeMinor),
    return_minor: String(returnOf(bet.stakeMinor, bet.oddsCenti)),
    currency: bet.currency,
    result: bet.result,
    recall_url: url.href,
  })
}
