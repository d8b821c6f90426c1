import { CASCADES_MAX } from './cascades-max.ts'
import type { FallenSpin } from './falling-window.ts'

/** All stops that end with the same number of scatters: what they win, scatter pays included. */
export type EndedWith = {
  stops: bigint
  units: bigint
  /** The sum of the squares of what each of them wins. */
  squares: bigint
  /** The most that one of them wins; null where there is none. */
  best: number | null
}

export type CascadeFigures = {
  byScatters: readonly EndedWith[]
  /** Stops that win anything. */
  hits: bigint
  /** Stops by how many cascades they have. */
  byCascades: readonly bigint[]
}

/** What is summed in plain numbers until it is added up exactly. */
type Sums = { stops: number; hits: number; units: number; squares: number; best: number }

const NOTHING: Sums = { stops: 0, hits: 0, units: 0, squares: 0, best: -1 }

/** Counts stops by what they come to: quickly in plain numbers, which are never let grow inexact. */
export class StopTally {
  readonly #ended: EndedWith[]
  readonly #sums: Sums[]
  readonly #byCascades = Array.from({ length: CASCADES_MAX + 1 }, () => 0n)
  readonly #cascades = new Float64Array(CASCADES_MAX + 1)
  readonly #scatterUnits: readonly number[]
  #hits = 0n

  /** `scatterUnits` is what each number of scatters pays, from none to the most that count. */
  constructor(scatterUnits: readonly number[]) {
    this.#scatterUnits = scatterUnits
    this.#ended = scatterUnits.map(() => ({ stops: 0n, units: 0n, squares: 0n, best: null }))
    this.#sums = scatterUnits.map(() => ({ ...NOTHING }))
  }

  /** Counts a stop that is played to its end. */
  add({ units, cascades, scatters }: FallenSpin): void {
    const count = Math.min(scatters, this.#sums.length - 1)
    const sums = this.#sums[count]
    if (sums === undefined) return
    const won = units + (this.#scatterUnits[count] ?? 0)
    sums.stops += 1
    if (won > 0) sums.hits += 1
    sums.units += won
    sums.squares += won * won
    if (won > sums.best) sums.best = won
    this.#cascades[cascades] = (this.#cascades[cascades] ?? 0) + 1
  }

  /** Counts so many stops at which nothing falls and so many scatters show. */
  addLosing(scatters: number, stops: bigint): void {
    const won = this.#scatterUnits[scatters] ?? 0
    const squares = BigInt(won) * BigInt(won)
    this.#join(scatters, { stops, units: stops * BigInt(won), squares: stops * squares, best: won })
    this.#byCascades[0] = (this.#byCascades[0] ?? 0n) + stops
    if (won > 0) this.#hits += stops
  }

  /** Adds the plain numbers up. @throws RangeError if one has become too large to be exact. */
  settle(): void {
    for (const [count, sums] of this.#sums.entries()) {
      if (sums.stops === 0) continue
      if (!Number.isSafeInteger(sums.squares)) throw new RangeError('A sum is no longer exact')
      this.#hits += BigInt(sums.hits)
      const { stops, units, squares, best } = sums
      const exact = { stops: BigInt(stops), units: BigInt(units), squares: BigInt(squares), best }
      this.#join(count, exact)
      Object.assign(sums, NOTHING)
    }
    for (const [cascades, stops] of this.#cascades.entries()) {
      this.#byCascades[cascades] = (this.#byCascades[cascades] ?? 0n) + BigInt(stops)
    }
    this.#cascades.fill(0)
  }

  figures(): CascadeFigures {
    return { byScatters: this.#ended, hits: this.#hits, byCascades: this.#byCascades }
  }

  #join(count: number, { stops, units, squares, best }: EndedWith): void {
    const ended = this.#ended[count]
    if (ended === undefined || stops === 0n) return
    ended.stops += stops
    ended.units += units
    ended.squares += squares
    ended.best = Math.max(ended.best ?? 0, best ?? 0)
  }
}
