import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import { clockText } from '../live/clock-text.ts'
import type { ScoreWatcher } from '../live/follow-score.ts'
import type { Frame } from '../live/open-frame.ts'
import { phasePill } from '../live/phase-pill.ts'
import { summaryParts } from '../live/summary-parts.ts'
import { writeText } from '../live/write-text.ts'
import { recentRow } from './recent-row.ts'
import { teamLine } from './team-line.ts'

/** The score frame: the phase, a line per side, what it comes down to, the last balls, the talk. */
export function scoreBoard({ main, language }: Frame): ScoreWatcher {
  const { lang, words } = language
  const pill = phasePill(words)
  const competition = element('span', { class: 'comp' })
  const clock = element('span', { class: 'clock' })
  const halt = element('span', { class: 'halt', hidden: true }, words.suspended)
  const lines = [teamLine(language), teamLine(language)]
  const summary = element('div', { class: 'summary', 'aria-live': 'polite' })
  const recent = recentRow()
  const detail = element('div', { class: 'detail' })
  const says = element('div', { class: 'says' })
  main.append(
    element('div', { class: 'top' }, pill.node, competition, halt, clock),
    element('div', { class: 'board' }, ...lines.map(({ node }) => node)),
    element('div', { class: 'foot' }, summary, recent.node),
    detail,
    says,
  )
  const onScore = (score: Score, before: Score | null) => {
    const { first, others } = summaryParts(score, lang)
    pill.show(score.phase)
    writeText(competition, score.competition[lang])
    writeText(clock, clockText(score, language))
    lines.forEach((line, index) => line.show(score, index, before))
    writeText(summary, first)
    writeText(detail, others)
    writeText(says, score.phase === 'finished' ? '' : score.says[lang])
    halt.hidden = !(score.phase === 'in_play' && score.suspended)
    recent.show(score)
  }
  return { onScore, onSilence: pill.showDown }
}
