import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import { writeText } from '../live/write-text.ts'
import type { FrameLanguage } from '../words/frame-language.ts'
import { figureTexts } from './figure-texts.ts'
import { noteParts } from './note-parts.ts'

export type TeamLine = {
  node: HTMLElement
  /** Draws the side of this place, and flashes when its figures are others than before. */
  show: (score: Score, place: number, before: Score | null) => void
}

/** One side's line: its name, whether it bats or serves, its overs or cards, its figures. */
export function teamLine(language: FrameLanguage): TeamLine {
  const name = element('span', { class: 'name' })
  const note = element('span', { class: 'note' })
  const figures = element('span', { class: 'figures' })
  const serve = element('span', { class: 'serve' })
  const node = element('div', { class: 'line' }, name, serve, note, figures)
  return {
    node,
    show: (score, place, before) => {
      const line = score.board.lines[place]
      if (line === undefined) return
      node.dataset['active'] = line.isActive ? '1' : '0'
      writeText(name, line.name[language.lang])
      note.replaceChildren(...noteParts(score.sport, line.note, language))
      const texts = figureTexts(score, line.score)
      figures.replaceChildren(
        ...texts.map(({ text, isPoints }) =>
          element('span', { class: isPoints ? 'points' : undefined }, text),
        ),
      )
      const last = before?.board.lines[place]
      if (last !== undefined && last.score !== line.score) flash(node)
    },
  }
}

/** Plays the flash from its beginning, also when it is still on. */
function flash(node: HTMLElement): void {
  node.classList.remove('flash')
  void node.offsetWidth
  node.classList.add('flash')
}
