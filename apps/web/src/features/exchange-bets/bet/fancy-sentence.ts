import type { Selection } from '../../../lib/exchange/selection.ts'
import { isFor } from './figures.ts'

type Fancy = { side: Selection['side']; run: string; rate: string }

/** A digit pays several times the stake, which no line on a score does. */
const DIGIT_RATE_MIN = 300

/**
 * The sentence that says what a fancy's side wins on, by the run it names. The NO side of odd and
 * even names Odd, and wins on it.
 */
export function fancySentence({ side, run, rate }: Fancy) {
  const wins = isFor(side)
  if (/^even$/i.test(run)) return wins ? 'evenWin' : 'oddWin'
  if (/^odd$/i.test(run)) return 'oddWin'
  if (!/^\d+$/.test(run)) return wins ? 'windowWin' : 'windowLose'
  if (/^\d$/.test(run) && Number(rate) >= DIGIT_RATE_MIN) return wins ? 'digitWin' : 'digitLose'
  return wins ? 'runsWin' : 'runsLose'
}
