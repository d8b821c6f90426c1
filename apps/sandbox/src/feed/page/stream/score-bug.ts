import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import type { Sport } from '../../schedule/fixture.ts'
import type { Lang } from '../words/frame-language.ts'

export type ScoreBug = { node: HTMLElement; show: (score: Score) => void }

/** The small board in the corner of the picture, as broadcasts have it. */
export function scoreBug(lang: Lang): ScoreBug {
  const node = element('div', { class: 'bug' })
  return {
    node,
    show: ({ board, sport }) => {
      const rows = board.lines.map((line) =>
        element(
          'div',
          { 'data-active': line.isActive ? '1' : '0' },
          element('span', { class: 'name' }, shortName(line.name[lang], sport)),
          element('span', { class: 'figure' }, line.score.replaceAll(' ', '  ')),
        ),
      )
      node.replaceChildren(...rows)
    },
  }
}

/** Of a tennis player the surname: sets and points need the room. */
function shortName(name: string, sport: Sport): string {
  return sport === 'tennis' ? (name.split(' ').at(-1) ?? name) : name
}
