import type { Card } from '../../../../cards/card.ts'
import { nameOfStrength } from '../../../../cards/poker/rank-cards.ts'
import { CALL_ANTES, HOLDEM_PAYS, QUALIFYING_STRENGTH } from '../pays.ts'
import { countOthers, type OtherCount } from './count-others.ts'
import { pairTable, type PairTable } from './pair-table.ts'
import { PLACES_MAX, rankPairs } from './rank-pairs.ts'

/** Pairs of the dealer's beside five cards of the board and two of the player's. */
export const DEALER_PAIRS = 990
/** Turns and rivers beside a flop and two cards of the player's. */
export const RUNOUTS = 1_081
/** What can follow a flop and a pair of the player's. */
export const SEQUELS = RUNOUTS * DEALER_PAIRS

/**
 * What a call brings with a pair, added up over all that can follow: antes won or lost, and in how many
 * of the 1,081 × 990 sequels ante and call are lost.
 */
export type CallSums = { pair: readonly [Card, Card]; antes: number; lost: number }

/**
 * Weighs a call with each of the 1,176 pairs beside a flop. On every board the pairs are ranked once; those
 * of the dealer's that are weaker, equal or not good enough are counted and those that share a card with
 * the player's taken off, so no pair has to meet another.
 */
export function weighFlop(flop: readonly Card[]): CallSums[] {
  const table = pairTable(flop)
  const sums = new Sums(table)
  const ranked = new Float64Array(RUNOUTS)
  for (let river = 1; river < table.cards.length; river += 1) {
    for (let turn = 0; turn < river; turn += 1) {
      rankPairs(table, flop, { turn, river }, ranked)
      sums.addBoard(ranked)
    }
  }
  return sums.read()
}

/** The sums of every pair, and the counts on the board at hand. */
class Sums {
  readonly #table: PairTable
  readonly #antes: Float64Array
  readonly #lost: Float64Array
  readonly #weak: OtherCount
  readonly #below: OtherCount
  readonly #equal: OtherCount

  constructor(table: PairTable) {
    this.#table = table
    this.#antes = new Float64Array(table.size)
    this.#lost = new Float64Array(table.size)
    this.#weak = countOthers(table)
    this.#below = countOthers(table)
    this.#equal = countOthers(table)
  }

  /** Goes through the pairs of a board, weakest first, in groups of equal strength. */
  addBoard(ranked: Float64Array): void {
    this.#countWeak(ranked)
    this.#below.clear()
    for (let from = 0; from < ranked.length;) {
      const strength = strengthAt(ranked, from)
      let to = from
      this.#equal.clear()
      for (; to < ranked.length && strengthAt(ranked, to) === strength; to += 1)
        this.#equal.add(pairAt(ranked, to))
      const pay = HOLDEM_PAYS[nameOfStrength(strength)]
      for (let at = from; at < to; at += 1) this.#addPair(pairAt(ranked, at), strength, pay)
      for (let at = from; at < to; at += 1) this.#below.add(pairAt(ranked, at))
      from = to
    }
  }

  read(): CallSums[] {
    const { cards, first, second } = this.#table
    return Array.from(this.#antes, (antes, pair): CallSums => {
      const [one, other] = [cards[first[pair] ?? 0], cards[second[pair] ?? 0]]
      if (one === undefined || other === undefined) throw new RangeError(`No pair is at ${pair}`)
      return { pair: [one, other], antes, lost: this.#lost[pair] ?? 0 }
    })
  }

  /** The dealer's pairs that do not qualify. */
  #countWeak(ranked: Float64Array): void {
    this.#weak.clear()
    for (let at = 0; at < ranked.length; at += 1) {
      if (strengthAt(ranked, at) >= QUALIFYING_STRENGTH) return
      this.#weak.add(pairAt(ranked, at))
    }
  }

  #addPair(pair: number, strength: number, pay: number): void {
    const isWeak = strength < QUALIFYING_STRENGTH
    const weak = this.#weak.apart(pair, isWeak)
    const equal = isWeak ? 0 : this.#equal.apart(pair, true)
    const beaten = isWeak ? 0 : this.#below.apart(pair, false) - weak
    const lost = DEALER_PAIRS - weak - equal - beaten
    const won = pay * weak + (pay + CALL_ANTES) * beaten
    this.#antes[pair] = (this.#antes[pair] ?? 0) + won - (1 + CALL_ANTES) * lost
    this.#lost[pair] = (this.#lost[pair] ?? 0) + lost
  }
}

function strengthAt(ranked: Float64Array, at: number): number {
  return Math.floor((ranked[at] ?? 0) / PLACES_MAX)
}

function pairAt(ranked: Float64Array, at: number): number {
  return (ranked[at] ?? 0) % PLACES_MAX
}
