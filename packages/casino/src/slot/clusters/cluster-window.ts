import { CASCADES_MAX } from '../cascades/cascades-max.ts'
import type { FallenSpin } from '../cascades/falling-window.ts'
import type { ClusterCodes } from './cluster-codes.ts'
import { countPlaces, GridBits } from './grid-bits.ts'

/**
 * A view of groups in numbers that can be set to any stops and fallen to its end many million times.
 * Where a symbol stands is kept as bits for all reels up to each, so that a reel which stops anew
 * costs no more than itself.
 */
export class ClusterWindow {
  readonly #codes: ClusterCodes
  readonly #multipliers: readonly number[]
  readonly #bits: GridBits
  readonly #reels: number
  /** Places a code takes in a list: those that pay, the wild and the scatter. */
  readonly #kinds: number
  /** For each reel and stop, the bits of every code. */
  readonly #columns: readonly Int32Array[]
  /** The bits of every code on all reels up to each. */
  readonly #upTo: readonly Int32Array[]
  readonly #stops: Int32Array
  readonly #cells: Uint8Array
  readonly #above: Int32Array
  readonly #shown: Int32Array
  readonly #result: FallenSpin = { units: 0, cascades: 0, scatters: 0 }
  #won = 0

  constructor(codes: ClusterCodes, multipliers: readonly number[]) {
    const { strips, rows, paying } = codes
    this.#codes = codes
    this.#multipliers = multipliers
    this.#reels = strips.length
    this.#kinds = paying + 2
    this.#bits = new GridBits(strips.length, rows)
    this.#columns = strips.map((strip, reel) => columnsOf(strip, reel, rows, this.#kinds))
    this.#upTo = strips.map(() => new Int32Array(this.#kinds))
    this.#stops = new Int32Array(strips.length)
    this.#cells = new Uint8Array(strips.length * rows)
    this.#above = new Int32Array(strips.length)
    this.#shown = new Int32Array(this.#kinds)
  }

  /** Shows a reel at a stop. All reels to its right have to stop after it. */
  stop(reel: number, stop: number): void {
    this.#stops[reel] = stop
    const column = this.#columns[reel]
    const bits = this.#upTo[reel]
    const before = this.#upTo[reel - 1]
    if (column === undefined || bits === undefined) return
    const first = stop * this.#kinds
    for (let code = 0; code < this.#kinds; code += 1) {
      bits[code] = (before?.[code] ?? 0) | (column[first + code] ?? 0)
    }
  }

  /** Lets everything fall until no group wins; the answer is the same object each time. */
  fall(): FallenSpin {
    const result = this.#result
    const stopped = this.#upTo[this.#reels - 1] ?? this.#shown
    result.cascades = 0
    result.units = this.#units(stopped) * this.#multiplier(0)
    if (this.#won === 0) {
      result.scatters = countPlaces(stopped[this.#kinds - 1] ?? 0)
      return result
    }
    this.#setCells()
    while (this.#won !== 0 && result.cascades < CASCADES_MAX) {
      result.cascades += 1
      this.#drop(this.#won)
      result.units += this.#units(this.#shown) * this.#multiplier(result.cascades)
    }
    result.scatters = countPlaces(this.#shown[this.#kinds - 1] ?? 0)
    return result
  }

  #multiplier(cascade: number): number {
    const last = this.#multipliers.length - 1
    return this.#multipliers[cascade < last ? cascade : last] ?? 1
  }

  /** What the groups of a view pay; `#won` holds their places afterwards. */
  #units(shown: Int32Array): number {
    const { paying, least, pays, sizes } = this.#codes
    const wilds = shown[paying] ?? 0
    let units = 0
    this.#won = 0
    for (let code = 0; code < paying; code += 1) {
      let own = shown[code] ?? 0
      const places = own | wilds
      if (countPlaces(places) < least) continue
      while (own !== 0) {
        const group = this.#bits.reach(own & -own, places)
        own &= ~group
        const size = countPlaces(group)
        if (size < least) continue
        units += pays[code * sizes + size] ?? 0
        this.#won |= group
      }
    }
    return units
  }

  #setCells(): void {
    const { strips, rows } = this.#codes
    for (let reel = 0; reel < this.#reels; reel += 1) {
      const strip = strips[reel] ?? this.#cells
      const stop = this.#stops[reel] ?? 0
      for (let row = 0; row < rows; row += 1) {
        this.#cells[reel * rows + row] = strip[(stop + row) % strip.length] ?? 0
      }
      this.#above[reel] = (stop + strip.length - 1) % strip.length
    }
  }

  /** Takes these places away, and lets what is above them and the strips come down. */
  #drop(won: number): void {
    this.#shown.fill(0)
    for (let reel = 0; reel < this.#reels; reel += 1) this.#dropReel(reel, won)
    for (let at = 0; at < this.#cells.length; at += 1) {
      const code = this.#cells[at] ?? 0
      this.#shown[code] = (this.#shown[code] ?? 0) | (1 << at)
    }
  }

  #dropReel(reel: number, won: number): void {
    const { strips, rows } = this.#codes
    const strip = strips[reel] ?? this.#cells
    const first = reel * rows
    let to = first + rows - 1
    for (let from = to; from >= first; from -= 1) {
      if ((won & (1 << from)) !== 0) continue
      this.#cells[to] = this.#cells[from] ?? 0
      to -= 1
    }
    let above = this.#above[reel] ?? 0
    for (; to >= first; to -= 1) {
      this.#cells[to] = strip[above] ?? 0
      above = above === 0 ? strip.length - 1 : above - 1
    }
    this.#above[reel] = above
  }
}

function columnsOf(strip: Uint8Array, reel: number, rows: number, kinds: number): Int32Array {
  const columns = new Int32Array(strip.length * kinds)
  for (let stop = 0; stop < strip.length; stop += 1) {
    for (let row = 0; row < rows; row += 1) {
      const at = stop * kinds + (strip[(stop + row) % strip.length] ?? 0)
      columns[at] = (columns[at] ?? 0) | (1 << (reel * rows + row))
    }
  }
  return columns
}
