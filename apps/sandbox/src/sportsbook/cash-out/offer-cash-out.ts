import type { Session } from '../../games/sessions/session.ts'
import type { CashOutView } from '../book-api.ts'
import type { Book } from '../book.ts'
import { kept } from '../matches/kept.ts'
import { assertOpen, betOfPlayer } from './bet-of-player.ts'
import { quotesNow, worthAt } from './worth-now.ts'

/** However often a page asks, the odds source is read for a bet this often at most. */
const OFFER_KEPT_MS = 1_000
const BETS_KEPT = 500

/**
 * What an open bet of the player's can be given back for at this moment. Throws BET_NOT_FOUND,
 * BET_IN_PROGRESS, CASH_OUT_TOO_LATE or CASH_OUT_NOT_OFFERED.
 */
export function cashOutOffers(book: Book, now = Date.now) {
  const offers = new Map<string, () => Promise<CashOutView>>()
  return async (session: Session, id: string): Promise<CashOutView> => {
    assertOpen(await betOfPlayer(book, session, id))
    const offer = offers.get(id) ?? kept(() => look(session, id), OFFER_KEPT_MS, now)
    offers.delete(id)
    offers.set(id, offer)
    if (offers.size > BETS_KEPT) offers.delete(offers.keys().next().value ?? id)
    return offer()
  }

  async function look(session: Session, id: string): Promise<CashOutView> {
    const bet = await betOfPlayer(book, session, id)
    assertOpen(bet)
    const quotes = await quotesNow(book, bet, now())
    const waits = [...quotes.values()].some(({ inPlay }) => inPlay)
    return {
      betId: id,
      worthMinor: String(worthAt(bet, quotes)),
      waitMs: waits ? book.inPlayDelayMs : 0,
    }
  }
}
