import type { BookView, MatchPageView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { matchPage } from '../match/match-page.ts'
import type { Speech, WordKey } from '../words/speech.ts'
import { bookNotice } from './book-notice.ts'
import { matchBoard } from './match-board.ts'
import type { Pick } from './match-card.ts'
import { bookOffers, matchOffers, type Offers } from './offers.ts'
import { watchNews, type News, type Watch } from './watch-news.ts'

export type MatchesView = {
  node: HTMLElement
  /** Looks again at once, as when the view is shown again. */
  askNow: () => void
  stop: () => void
}

type ViewCalls = {
  isShown: () => boolean
  /** Puts what was tapped on the slip, or takes it off. */
  onPick: (offers: Offers, pick: Pick) => void
  isPicked: (pick: Pick) => boolean
  /** Why the odds stand still; null while they move. */
  onNotice: (key: WordKey | null) => void
}

/** All matches, or one of them with all that can be bet on it. */
export function matchesView(session: string, speech: Speech, calls: ViewCalls): MatchesView {
  const { isShown, onPick, isPicked, onNotice } = calls
  let opened: { watch: Watch<MatchPageView>; fromY: number } | null = null
  const book = watchNews<BookView>('/book/matches', session, () => isShown() && opened === null)
  const offers = bookOffers(book)
  const board = matchBoard(speech, {
    onPick: (pick) => onPick(offers, pick),
    isPicked,
    onOpen: (eventId) => open(eventId),
    onRetry: book.askNow,
  })
  const node = element('div', {}, board.node)
  const open = (eventId: string) => {
    const watch = watchNews<MatchPageView>(`/book/matches/${eventId}`, session, isShown)
    const mine = matchOffers(watch)
    const page = matchPage(speech, {
      onPick: (pick) => onPick(mine, pick),
      isPicked,
      onBack: close,
      onRetry: watch.askNow,
    })
    opened = { watch, fromY: scrollY }
    node.replaceChildren(page.node)
    scrollTo({ top: 0 })
    page.focus()
    watch.onNews((news) => {
      onNotice(bookNotice(news))
      page.show(news)
    })
    watch.askNow()
  }
  const close = () => {
    if (opened === null) return
    opened.watch.stop()
    const { fromY } = opened
    opened = null
    node.replaceChildren(board.node)
    scrollTo({ top: fromY })
    book.askNow()
  }
  book.onNews((news) => {
    if (opened !== null) return
    onNotice(bookNotice(news))
    showBoard(board, news)
  })
  return {
    node,
    askNow: () => (opened?.watch ?? book).askNow(),
    stop: () => {
      opened?.watch.stop()
      book.stop()
    },
  }
}

function showBoard(
  board: ReturnType<typeof matchBoard>,
  { answer, connected }: News<BookView>,
): void {
  if (answer === null) board.fail()
  else if (connected) board.show(answer)
}
