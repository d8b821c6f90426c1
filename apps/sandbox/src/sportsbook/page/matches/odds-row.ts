import type { SelectionView } from '../../book-api.ts'
import type { Speech } from '../words/speech.ts'
import { oddsButton, type OddsButton, type OddsCalls } from './odds-button.ts'

/** The buttons of a market, made anew only when other selections are offered. */
export function oddsRow(
  node: HTMLElement,
  speech: Speech,
  calls: OddsCalls,
): (selections: readonly SelectionView[], live: boolean) => void {
  let shown = ''
  let buttons: OddsButton[] = []
  return (selections, live) => {
    const ids = selections.map(({ selectionId }) => selectionId).join(' ')
    if (ids !== shown) {
      shown = ids
      buttons = selections.map((selection) => oddsButton(selection, speech, calls))
      node.replaceChildren(...buttons.map((button) => button.node))
    }
    selections.forEach((selection, place) => buttons[place]?.update(selection, live))
  }
}
