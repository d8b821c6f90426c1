import type { Selection } from '../../../lib/exchange/selection.ts'

const decided = new WeakMap<Selection, boolean>()

/**
 * Whether a tapped price is a bet at once. That is decided when it is seen first and kept with the tap,
 * whatever mounts later: turning one-click on, or another width of the window, is for the taps after.
 */
export function isBetAtOnce(selection: Selection, oneClick: boolean): boolean {
  const known = decided.get(selection)
  if (known !== undefined) return known
  decided.set(selection, oneClick)
  return oneClick
}
