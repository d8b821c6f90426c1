/** Rows that are drawn beyond the edges of the screen, so that a flick does not run ahead of them. */
const ROWS_BEYOND = 4
/** The drawn rows change by so many at once: less work while a list is scrolled slowly. */
const ROWS_STEP = 2

type View = {
  rows: number
  pitchPx: number
  /** Where the list begins, seen from the top edge of the screen. */
  topPx: number
  viewPx: number
}

/** The rows to draw, from the first up to the one after the last; at least one where there is any. */
export function rowsInView({ rows, pitchPx, topPx, viewPx }: View): { from: number; to: number } {
  if (rows === 0) return { from: 0, to: 0 }
  if (pitchPx <= 0) return { from: 0, to: Math.min(rows, ROWS_BEYOND) }
  const first = Math.floor(-topPx / pitchPx) - ROWS_BEYOND
  const last = Math.ceil((viewPx - topPx) / pitchPx) + ROWS_BEYOND
  const from = Math.min(Math.max(0, first - (first % ROWS_STEP)), rows - 1)
  return { from, to: Math.min(rows, Math.max(from + 1, last + (last % ROWS_STEP))) }
}
