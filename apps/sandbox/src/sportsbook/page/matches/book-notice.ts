import type { WordKey } from '../words/speech.ts'
import type { News } from './watch-news.ts'

/** Why the odds on the page stand still; null while they move, or before there are any. */
export function bookNotice({ answer, connected }: News<{ live: boolean }>): WordKey | null {
  if (answer === null) return null
  if (!connected) return 'oddsStill'
  return answer.live ? null : 'oddsPaused'
}
