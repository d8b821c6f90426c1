import type { ReelStrip } from '../slot-game.ts'

/** A reel while its symbols fall: what is in view, top first, and which of its strip comes next. */
export type FallingReel = {
  strip: ReelStrip
  shown: readonly string[]
  /** The place on the strip of the symbol that waits right above the view. */
  above: number
}

/** A reel that has just stopped at `stop`. */
export function stoppedReel(strip: ReelStrip, stop: number, shown: readonly string[]): FallingReel {
  return { strip, shown, above: before(strip, stop) }
}

/**
 * Takes the symbols of `rows` away: those above fall onto what is left, and the strip goes on from
 * above. After its first symbol comes its last.
 */
export function fall({ strip, shown, above }: FallingReel, rows: ReadonlySet<number>): FallingReel {
  const left = shown.filter((_, row) => !rows.has(row))
  const fallen: string[] = []
  let next = above
  while (fallen.length + left.length < shown.length) {
    const symbol = strip[next]
    if (symbol === undefined) throw new RangeError(`No place ${next} on a strip of ${strip.length}`)
    fallen.unshift(symbol)
    next = before(strip, next)
  }
  return { strip, shown: [...fallen, ...left], above: next }
}

function before(strip: ReelStrip, place: number): number {
  return (place + strip.length - 1) % strip.length
}
