/** A grid whose places are the bits of a number, reel by reel and from the top. */
export class GridBits {
  readonly #rows: number
  /** Every place but those of the top row, and of the bottom row: what a step down or up may reach. */
  readonly #belowTop: number
  readonly #aboveBottom: number

  constructor(reels: number, rows: number) {
    this.#rows = rows
    let top = 0
    for (let reel = 0; reel < reels; reel += 1) top |= 1 << (reel * rows)
    this.#belowTop = ~top
    this.#aboveBottom = ~(top << (rows - 1))
  }

  /** All of `places` that can be reached from those of `from`, side by side. */
  reach(from: number, places: number): number {
    let group = from
    for (;;) {
      const down = (group << 1) & this.#belowTop
      const up = (group >> 1) & this.#aboveBottom
      const grown = (group | down | up | (group << this.#rows) | (group >> this.#rows)) & places
      if (grown === group) return group
      group = grown
    }
  }
}

/** How many places there are among these bits, 30 at most. */
export function countPlaces(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
  return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24
}
