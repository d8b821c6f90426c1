import { fraction, type Fraction } from '../../../../chance/fraction.ts'
import { everyDeal } from '../../../../cards/every-deal.ts'
import { CALL_ANTES } from '../pays.ts'
import type { FlopCount } from './count-flop.ts'
import { SEQUELS } from './weigh-flop.ts'

export const FLOP_CARDS = 3
/** Pairs beside a flop. */
export const OWN_PAIRS = 1_176

export type ExactFigures = {
  /** Of the ante, with best play. */
  exactReturn: Fraction
  hitRate: Fraction
  /** Of all that is staked with best play, calls too. */
  returnOfStaked: Fraction
  /** The share of hands that are best called. */
  calls: Fraction
  /** Of the ante, in the order of the habits. */
  habits: readonly Fraction[]
}

/** The figures of the game from the counts of its 1,755 flops, each as often as it is dealt. */
export function figuresOf(counts: readonly FlopCount[]): ExactFigures {
  const alikes = [...everyDeal(FLOP_CARDS)].map(({ alike }) => BigInt(alike))
  const hands = alikes.reduce((sum, alike) => sum + alike, 0n) * BigInt(OWN_PAIRS)
  const rounds = hands * BigInt(SEQUELS)
  const total = (column: number): bigint =>
    alikes.reduce((sum, alike, flop) => sum + alike * BigInt(counts[flop]?.[column] ?? 0), 0n)
  const [antes, called, lost] = [total(0), total(1), total(2)]
  const staked = rounds + BigInt(CALL_ANTES) * called * BigInt(SEQUELS)
  const habits = (counts[0] ?? []).slice(3)
  return {
    exactReturn: fraction(rounds + antes, rounds),
    hitRate: fraction(called * BigInt(SEQUELS) - lost, rounds),
    returnOfStaked: fraction(staked + antes, staked),
    calls: fraction(called, hands),
    habits: habits.map((_, at) => fraction(rounds + total(3 + at), rounds)),
  }
}
