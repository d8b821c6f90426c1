import type { WordKey } from '../words/speech.ts'
import type { BookNews } from './watch-book.ts'

/** Why the odds on the page stand still; null while they move, or before there are any. */
export function bookNotice({ book, connected }: BookNews): WordKey | null {
  if (book === null) return null
  if (!connected) return 'oddsStill'
  return book.live ? null : 'oddsPaused'
}
