import type { ReelStrip } from './slot-game.ts'

/** Reads a strip written as symbol keys parted by white space. */
export function strip(text: string): ReelStrip {
  return text.trim().split(/\s+/)
}

/** The `rows` symbols in view when the strip stops at `stop`, top first. */
export function windowAt(strip: ReelStrip, stop: number, rows: number): readonly string[] {
  return Array.from({ length: rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length]
    if (symbol === undefined) throw new RangeError(`No stop ${stop} on a strip of ${strip.length}`)
    return symbol
  })
}

/** What a strip shows at each of its stops. */
export function windowsOf(strip: ReelStrip, rows: number): readonly (readonly string[])[] {
  return strip.map((_, stop) => windowAt(strip, stop, rows))
}
