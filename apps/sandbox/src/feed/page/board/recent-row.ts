import { element } from '../../../games/page/dom/element.ts'
import type { Score } from '../../documents/score.ts'
import type { Sport } from '../../schedule/fixture.ts'
import { recentMark, type RecentMark } from './recent-mark.ts'

/** Below this width only the last few fit. */
const NARROW_PX = 480

export type RecentRow = { node: HTMLElement; show: (score: Score) => void }

/** The last balls, goals or points as chips; the words beside them say it to a screen reader. */
export function recentRow(): RecentRow {
  const node = element('div', { class: 'recent', 'aria-hidden': 'true' })
  return {
    node,
    show: ({ sport, board }) => {
      node.dataset['sport'] = sport
      const marks = board.recent.slice(-roomFor(sport)).map((text) => recentMark(sport, text))
      node.replaceChildren(...marks.map(chip))
    },
  }
}

function roomFor(sport: Sport): number {
  switch (sport) {
    case 'cricket':
      return innerWidth < NARROW_PX ? 5 : 10
    case 'soccer':
      return 3
    case 'tennis':
      return 8
  }
}

/** A card is drawn, since not every phone has its sign. */
function chip({ text, look, card }: RecentMark): HTMLElement {
  const node = element('i', { class: look ?? undefined }, text)
  if (card !== null) node.append(element('span', { class: card }))
  return node
}
