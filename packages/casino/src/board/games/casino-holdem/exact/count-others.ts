import type { PairTable } from './pair-table.ts'

/** Counts pairs, all of them and those with each card, to tell how many share no card with a pair. */
export type OtherCount = {
  add(pair: number): void
  /** How many of the counted share no card with this one; `isIn`: it was counted itself. */
  apart(pair: number, isIn: boolean): number
  clear(): void
}

/** An empty count. A pair has both of its cards, so it is taken off twice and put back once. */
export function countOthers({ cards, first, second }: PairTable): OtherCount {
  const withCard = new Int32Array(cards.length)
  let all = 0
  return {
    add(pair) {
      const [one, other] = [first[pair] ?? 0, second[pair] ?? 0]
      all += 1
      withCard[one] = (withCard[one] ?? 0) + 1
      withCard[other] = (withCard[other] ?? 0) + 1
    },
    apart(pair, isIn) {
      const shared = (withCard[first[pair] ?? 0] ?? 0) + (withCard[second[pair] ?? 0] ?? 0)
      return all - shared + (isIn ? 1 : 0)
    },
    clear() {
      all = 0
      withCard.fill(0)
    },
  }
}
