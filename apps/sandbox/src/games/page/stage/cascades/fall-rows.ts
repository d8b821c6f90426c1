import type { SlotPosition } from '@maidan/contract'

/**
 * How many rows each symbol of a reel's new view falls, from the top: what was left lies above the
 * holes that it fills, and what is new waits above the view.
 */
export function fallRows(removed: readonly SlotPosition[], reel: number, rows: number): number[] {
  const holes = removed.flatMap(([of, row]) => (of === reel ? [row] : []))
  const left = Array.from({ length: rows }, (_, row) => row).filter((row) => !holes.includes(row))
  const fallen = left.map((row, at) => holes.length + at - row)
  return [...holes.map(() => holes.length), ...fallen]
}
