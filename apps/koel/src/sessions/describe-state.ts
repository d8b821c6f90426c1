import { PRICES_MINOR } from '../catalogue/list-prices.ts'
import { hashServerSeed } from '../fairness/hash-server-seed.ts'
import type { StateView, TicketView } from '../messages/describe-messages.ts'
import { describeTicket } from '../rounds/describe-ticket.ts'
import type { Shop } from '../shop/open-shop.ts'
import type { Session } from '../store/keep-sessions.ts'

/** All that a page needs to begin or to go on. */
export function describeState(
  shop: Shop,
  session: Session,
  balanceMinor: string | null,
): StateView {
  return {
    username: session.username,
    currency: session.currency,
    isTrial: session.walletSession === null,
    isBlocked: session.isBlocked,
    balanceMinor,
    pricesMinor: (PRICES_MINOR[session.currency] ?? []).map(String),
    serverSeedHash: hashServerSeed(session.serverSeed),
    ticket: findUnfinished(shop, session),
  }
}

function findUnfinished(shop: Shop, session: Session): TicketView | null {
  const [newest] = shop.rounds.listBought(session.player, session.game, 1)
  if (!newest) return null
  const isFinished = newest.isRevealed || newest.state === 'cancelled' || newest.state === 'void'
  return isFinished ? null : describeTicket(shop, newest)
}
