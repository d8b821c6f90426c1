import type { Selection } from '../../../lib/exchange/selection.ts'

/** Two taps on the same price within this time are one. */
const DOUBLE_TAP_MS = 600

let last: { price: string; atMs: number } | undefined

/** Whether a tap on a price only repeats the one just before it. */
export function isSecondTap(selection: Selection, nowMs: number): boolean {
  const price = JSON.stringify(selection)
  const isSecond = last?.price === price && nowMs - last.atMs < DOUBLE_TAP_MS
  last = { price, atMs: nowMs }
  return isSecond
}
