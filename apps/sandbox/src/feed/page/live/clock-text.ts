import type { Score } from '../../documents/score.ts'
import type { FrameLanguage } from '../words/frame-language.ts'

/** The site's clock is Dhaka's (GMT+6). */
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
})

type Shown = Pick<Score, 'phase' | 'startsAt'> & { board: Pick<Score['board'], 'clock'> }

/** The clock of the board, or when the match begins. */
export function clockText(score: Shown, { lang, words }: FrameLanguage): string {
  if (score.phase !== 'upcoming') return score.board.clock[lang]
  return `${words.starts} ${CLOCK.format(new Date(score.startsAt))}`
}
