import type { BookView, MatchPageView } from '../../../book-api.ts'
import { bookOffers, matchOffers, type Offers } from '../../matches/offers.ts'
import { watchNews } from '../../matches/watch-news.ts'
import type { Basket, Entry } from './basket.ts'

type Following = { offers: Offers; askNow: () => void; stop: () => void }

/**
 * Keeps the odds of what is on the slip as they are now, until it is stopped: winners by the list of all
 * matches, other markets by the page of their match.
 */
export function followPicks(
  session: string,
  basket: Basket,
): { askNow: () => void; stop: () => void } {
  const followed = new Map<string, Following>()
  const follow = (path: string, open: (path: string) => Following) => {
    if (followed.has(path)) return
    const following = open(path)
    followed.set(path, following)
    following.offers.onNews(() => hearAll(path, following.offers))
    following.askNow()
  }
  const hearAll = (path: string, offers: Offers) => {
    for (const entry of basket.entries()) if (pathOf(entry) === path) hear(basket, entry, offers)
  }
  for (const entry of basket.entries())
    follow(pathOf(entry), (path) =>
      entry.picked.market === null ? ofBook(path, session) : ofMatch(path, session),
    )
  const each = (act: (following: Following) => void) => [...followed.values()].forEach(act)
  return {
    askNow: () => each(({ askNow }) => askNow()),
    stop: () => each(({ stop }) => stop()),
  }
}

function pathOf({ picked: { market, match } }: Entry): string {
  return market === null ? '/book/matches' : `/book/matches/${match.eventId}`
}

function ofBook(path: string, session: string): Following {
  const watch = watchNews<BookView>(path, session, () => true)
  return { offers: bookOffers(watch), askNow: watch.askNow, stop: watch.stop }
}

function ofMatch(path: string, session: string): Following {
  const watch = watchNews<MatchPageView>(path, session, () => true)
  return { offers: matchOffers(watch), askNow: watch.askNow, stop: watch.stop }
}

function hear(basket: Basket, { key, picked }: Entry, offers: Offers): void {
  const { marketId, selection } = picked
  const now = offers.find({ marketId, selectionId: selection.selectionId })
  const { live, connected } = now
  const odds = now.picked?.selection.odds ?? null
  const inPlay = now.picked?.match.inPlay
  basket.hear(key, { odds, live, connected, ...(inPlay !== undefined && { inPlay }) }, Date.now())
}
