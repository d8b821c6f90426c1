type Cell = Pick<HTMLElement, 'dataset'>

const FLASH_MS = 300
/** Cells whose flash ends this close together are put out together. */
const TOGETHER_MS = 50

/** When the flash of each lit cell ends, by `performance.now()`. */
const endsAtMs = new Map<Cell, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Lights a cell for 300 ms by its attribute `data-moved`. One timer puts all of them out: a ball can
 * move forty prices at once, and as many animations would cost a slow phone its next frames.
 */
export function flash(cell: Cell, move: 'up' | 'down'): void {
  cell.dataset['moved'] = move
  endsAtMs.set(cell, performance.now() + FLASH_MS)
  timer ??= setTimeout(putOut, FLASH_MS)
}

function putOut() {
  timer = undefined
  const soonMs = performance.now() + TOGETHER_MS
  let nextMs = Infinity
  for (const [cell, endMs] of endsAtMs) {
    if (endMs > soonMs) {
      nextMs = Math.min(nextMs, endMs)
      continue
    }
    delete cell.dataset['moved']
    endsAtMs.delete(cell)
  }
  if (nextMs < Infinity) timer = setTimeout(putOut, nextMs - performance.now())
}
