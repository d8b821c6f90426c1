/** From this block on, which was made at this time, a block is made every `blockMs`. */
export type Pace = { fromHeight: number; fromMs: number; blockMs: number }

/** The height of the block that was made last at a time. The paces stand in their order. */
export function heightAt(paces: readonly Pace[], ms: number): number {
  const pace = paces.findLast(({ fromMs }) => fromMs <= ms)
  if (!pace) return 0
  return pace.fromHeight + Math.floor((ms - pace.fromMs) / pace.blockMs)
}

/** When the block of a height is made. */
export function timeOfBlock(paces: readonly Pace[], height: number): number {
  const pace = paces.findLast(({ fromHeight }) => fromHeight <= height)
  if (!pace) throw new RangeError(`There is no block ${height}.`)
  return pace.fromMs + (height - pace.fromHeight) * pace.blockMs
}
