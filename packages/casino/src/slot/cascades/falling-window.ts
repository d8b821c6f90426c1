import { CASCADES_MAX } from './cascades-max.ts'
import { SCATTER_SHIFT, type CascadeCodes } from './cascade-codes.ts'

const REELS = 5
const ROWS = 3
/** Three of a kind win, so these reels decide whether anything does. */
const DECIDING = 3

/** What a spin has come to when nothing falls any more. */
export type FallenSpin = { units: number; cascades: number; scatters: number }

/**
 * A view in numbers that can be set to any stops and fallen to its end many million times: everything
 * that it works with is made once.
 */
export class FallingWindow {
  readonly #codes: CascadeCodes
  readonly #multipliers: readonly number[]
  readonly #cells = new Int32Array(REELS * ROWS)
  readonly #above = new Int32Array(REELS)
  readonly #counts = new Int32Array(REELS)
  readonly #result: FallenSpin = { units: 0, cascades: 0, scatters: 0 }

  constructor(codes: CascadeCodes, multipliers: readonly number[]) {
    this.#codes = codes
    this.#multipliers = multipliers
  }

  /** Shows a reel at a stop. */
  stop(reel: number, stop: number): void {
    const strip = this.#codes.strips[reel] ?? new Int32Array(1)
    for (let row = 0; row < ROWS; row += 1) {
      this.#cells[reel * ROWS + row] = strip[(stop + row) % strip.length] ?? 0
    }
    this.#above[reel] = (stop + strip.length - 1) % strip.length
    this.#count(reel)
  }

  /** Whether three reels from the left win anything, as they stand. */
  wins(): boolean {
    return (this.#shown(0) & this.#shown(1) & this.#shown(2)) !== 0
  }

  /** How many scatters the first so many reels show, as they stand. */
  scatters(reels: number): number {
    let shown = 0
    for (let reel = 0; reel < reels; reel += 1) {
      shown += ((this.#counts[reel] ?? 0) >> SCATTER_SHIFT) & 3
    }
    return shown
  }

  /** Lets everything fall until nothing wins; the answer is the same object each time. */
  fall(): FallenSpin {
    const result = this.#result
    result.units = 0
    result.cascades = 0
    for (;;) {
      const three = this.#shown(0) & this.#shown(1) & this.#shown(2)
      if (three === 0) break
      const four = three & this.#shown(3)
      const five = four & this.#shown(4)
      result.units += this.#units(three, four, five) * this.#multiplier(result.cascades)
      if (result.cascades === CASCADES_MAX) break
      result.cascades += 1
      for (let reel = 0; reel < DECIDING; reel += 1) this.#drop(reel, three)
      if (four !== 0) this.#drop(3, four)
      if (five !== 0) this.#drop(4, five)
    }
    result.scatters = this.scatters(REELS)
    return result
  }

  #multiplier(cascade: number): number {
    const last = this.#multipliers.length - 1
    return this.#multipliers[cascade < last ? cascade : last] ?? 1
  }

  /** The low bits of the symbols that a reel shows, a wild's being all of them. */
  #shown(reel: number): number {
    const count = this.#counts[reel] ?? 0
    return (count | (count >> 1)) & this.#codes.paying
  }

  #units(three: number, four: number, five: number): number {
    const { pays } = this.#codes
    let units = 0
    for (let left = three; left !== 0; left &= left - 1) {
      const low = left & -left
      const bit = 31 - Math.clz32(low)
      let ways = this.#places(0, bit) * this.#places(1, bit) * this.#places(2, bit)
      let more = 0
      if ((four & low) !== 0) {
        ways *= this.#places(3, bit)
        more = 1
      }
      if ((five & low) !== 0) {
        ways *= this.#places(4, bit)
        more = 2
      }
      units += (pays[bit * 3 + more] ?? 0) * ways
    }
    return units
  }

  #places(reel: number, bit: number): number {
    return ((this.#counts[reel] ?? 0) >> bit) & 3
  }

  /** Takes what won from a reel, and lets the rest and the strip above come down. */
  #drop(reel: number, won: number): void {
    const strip = this.#codes.strips[reel] ?? new Int32Array(1)
    const first = reel * ROWS
    let to = first + ROWS - 1
    for (let from = to; from >= first; from -= 1) {
      const cell = this.#cells[from] ?? 0
      if ((cell & won) !== 0) continue
      this.#cells[to] = cell
      to -= 1
    }
    let above = this.#above[reel] ?? 0
    for (; to >= first; to -= 1) {
      this.#cells[to] = strip[above] ?? 0
      above = above === 0 ? strip.length - 1 : above - 1
    }
    this.#above[reel] = above
    this.#count(reel)
  }

  #count(reel: number): void {
    const at = reel * ROWS
    this.#counts[reel] =
      (this.#cells[at] ?? 0) + (this.#cells[at + 1] ?? 0) + (this.#cells[at + 2] ?? 0)
  }
}
