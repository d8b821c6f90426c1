import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import { clockText } from '../live/clock-text.ts'
import type { ScoreWatcher } from '../live/follow-score.ts'
import type { Frame } from '../live/open-frame.ts'
import { phasePill } from '../live/phase-pill.ts'
import { summaryParts } from '../live/summary-parts.ts'
import { writeText } from '../live/write-text.ts'
import type { Painter } from '../paint/painter.ts'
import { burst } from './burst.ts'
import { groundCanvas } from './ground-canvas.ts'
import { PAINTERS } from './painters.ts'
import { scoreBug } from './score-bug.ts'

/** The stream frame: one canvas that the sport's painter draws, and the texts around it. */
export function streamView({ main, language }: Frame): ScoreWatcher {
  const { lang, words } = language
  const ground = groundCanvas(main)
  const bug = scoreBug(lang)
  const pill = phasePill(words)
  const clock = element('span', { class: 'clock' })
  const shouts = burst(words)
  const says = element('div', { class: 'says', 'aria-live': 'polite' })
  const summary = element('div', { class: 'summary' })
  main.append(
    ground.node,
    bug.node,
    element('div', { class: 'corner' }, pill.node, clock),
    shouts.node,
    element('div', { class: 'low' }, says, summary),
  )
  ground.node.setAttribute('role', 'img')
  let painter: Painter | null = null

  const onScore = (score: Score, before: Score | null) => {
    if (painter === null) {
      painter = PAINTERS[score.sport]()
      ground.paintWith(painter)
    }
    const shout = painter.announce(score, before, performance.now())
    if (shout !== null) shouts.show(shout)
    pill.show(score.phase)
    writeText(clock, clockText(score, language))
    writeText(says, score.says[lang])
    writeText(summary, summaryParts(score, lang).first)
    bug.show(score)
    ground.node.setAttribute('aria-label', score.names.map((name) => name[lang]).join(' – '))
    ground.redraw()
  }
  return { onScore, onSilence: pill.showDown }
}
