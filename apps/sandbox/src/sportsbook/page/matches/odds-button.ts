import type { SelectionView } from '../../book-api.ts'
import { element } from '../../../games/page/dom/element.ts'
import { linePicture } from '../pictures/line-picture.ts'
import { nameIn } from '../words/name-in.ts'
import type { Speech } from '../words/speech.ts'
import { oddsMoved } from './odds-moved.ts'

const MARK_MS = 2_000

/** What a tap on odds does, and whether they are on the slip. */
export type OddsCalls = {
  onPress: (selectionId: string) => void
  isPicked: (selectionId: string) => boolean
}

export type OddsButton = {
  node: HTMLButtonElement
  /** Shows the newest odds; `live` is false while no bets are taken. */
  update: (selection: SelectionView, live: boolean) => void
}

/** A selection with its odds; a change is marked for a moment. */
export function oddsButton(
  first: SelectionView,
  speech: Speech,
  { onPress, isPicked }: OddsCalls,
): OddsButton {
  const name = element('span', { class: 'odds-name' }, nameIn(first.name, speech.language()))
  const figure = element('b', { class: 'odds-figure' })
  const closed = element('span', { class: 'spoken' }, speech.say('notOffered'))
  const node = element('button', { type: 'button', class: 'odds' }, name, figure)
  const drawPicked = () => node.setAttribute('aria-pressed', String(isPicked(first.selectionId)))
  node.addEventListener('click', () => {
    onPress(first.selectionId)
    drawPicked()
  })
  const mark = movedMark(node)
  let odds: string | null | undefined
  return {
    node,
    update: (selection, live) => {
      node.disabled = selection.odds === null || !live
      drawPicked()
      if (selection.odds === odds) return
      mark(oddsMoved(odds ?? null, selection.odds))
      odds = selection.odds
      figure.replaceChildren(...(odds === null ? [linePicture('lock'), '–', closed] : [odds]))
    },
  }
}

/** Marks a button as risen or fallen, and takes the mark away again. */
function movedMark(node: HTMLElement): (moved: 'up' | 'down' | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (moved) => {
    clearTimeout(timer)
    delete node.dataset['moved']
    if (moved === null) return
    node.dataset['moved'] = moved
    timer = setTimeout(() => delete node.dataset['moved'], MARK_MS)
  }
}
