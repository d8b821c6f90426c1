import type { BookView, MatchView, SelectionView } from '../../book-api.ts'
import { getStudio } from '../../../games/page/studio/call-studio.ts'
import { keepAsking } from '../ask/keep-asking.ts'
import type { Pick } from './match-card.ts'

const PAUSE_MS = 2_000

/** The book as it was last heard, and whether it is heard now. */
export type BookNews = { book: BookView | null; connected: boolean }

export type BookWatch = {
  news: () => BookNews
  /** Calls the listener after every asking; the answer ends that. */
  onNews: (listener: (news: BookNews) => void) => () => void
  askNow: () => void
  stop: () => void
}

/** Watches the matches and their odds while the page is seen. What was heard stays when it fails. */
export function watchBook(session: string): BookWatch {
  const listeners = new Set<(news: BookNews) => void>()
  let news: BookNews = { book: null, connected: true }
  const tell = (next: BookNews) => {
    news = next
    for (const listener of listeners) listener(news)
  }
  const asking = keepAsking<BookView>({
    ask: () => getStudio<BookView>('/book/matches', session),
    onAnswer: (book) => tell({ book, connected: true }),
    onFailure: () => tell({ book: news.book, connected: false }),
    pauseMs: () => PAUSE_MS,
  })
  return {
    news: () => news,
    onNews: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    askNow: asking.now,
    stop: asking.stop,
  }
}

export type Picked = { match: MatchView; selection: SelectionView }

/** The match and selection that were tapped; null when the book no longer has them. */
export function findPicked(book: BookView | null, pick: Pick): Picked | null {
  const match = book?.matches.find(({ marketId }) => marketId === pick.marketId)
  const selection = match?.selections.find(({ selectionId }) => selectionId === pick.selectionId)
  return match === undefined || selection === undefined ? null : { match, selection }
}
