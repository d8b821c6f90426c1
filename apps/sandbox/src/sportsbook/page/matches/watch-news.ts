import { getStudio, StudioRefusal } from '../../../games/page/studio/call-studio.ts'
import { keepAsking } from '../ask/keep-asking.ts'

const PAUSE_MS = 2_000

/** What a call of the book answered last, and whether it is heard now. */
export type News<Answer> = {
  answer: Answer | null
  connected: boolean
  /** The book says that there is no such thing any more. */
  gone: boolean
}

export type Watch<Answer> = {
  news: () => News<Answer>
  /** Calls the listener after every asking; the answer ends that. */
  onNews: (listener: (news: News<Answer>) => void) => () => void
  askNow: () => void
  stop: () => void
}

/**
 * Watches what a call of the book answers while the page is seen and `isWanted`. What was heard stays
 * when it fails.
 */
export function watchNews<Answer>(
  path: string,
  session: string,
  isWanted: () => boolean,
): Watch<Answer> {
  const listeners = new Set<(news: News<Answer>) => void>()
  let news: News<Answer> = { answer: null, connected: true, gone: false }
  const tell = (next: News<Answer>) => {
    news = next
    for (const listener of listeners) listener(news)
  }
  const asking = keepAsking<Answer>({
    ask: () => getStudio<Answer>(path, session),
    onAnswer: (answer) => tell({ answer, connected: true, gone: false }),
    onFailure: (error) => {
      const gone = error instanceof StudioRefusal && error.code === 'NOT_FOUND'
      tell({ answer: news.answer, connected: gone, gone })
    },
    pauseMs: () => (isWanted() ? PAUSE_MS : null),
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
