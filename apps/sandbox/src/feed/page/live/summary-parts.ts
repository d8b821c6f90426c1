import type { Score } from '../../documents/score.ts'
import type { Lang } from '../words/frame-language.ts'

const BETWEEN = ' · '

/** What the summary says first, and then the players at work. */
export function summaryParts({ board }: Score, lang: Lang): { first: string; others: string } {
  const [first = '', ...others] = board.summary[lang].split(BETWEEN)
  return { first, others: others.join(BETWEEN) }
}
