import { RANKS, type Rank } from '../../../cards/card.ts'
import { fraction, plus, type Fraction } from '../../../chance/fraction.ts'
import type { BetFacts } from '../../board-facts.ts'
import { guessesAt, isRight, multipleOf, ranksFor, TIDE_MOST_CENTI, TIDE_RANKS } from './guess.ts'

/** A way to play: which of the two guesses, and after how many right ones the win is taken. */
export type TidePlan = { side: 'likely' | 'daring'; stop: number }

/** Rows whose figures are told, the usual one first; `Infinity` goes on as far as a round goes. */
export const TIDE_PLANS: readonly TidePlan[] = [
  { side: 'likely', stop: 3 },
  { side: 'likely', stop: 1 },
  { side: 'likely', stop: 2 },
  { side: 'likely', stop: 5 },
  { side: 'daring', stop: 1 },
  { side: 'daring', stop: 2 },
  { side: 'daring', stop: 3 },
  { side: 'daring', stop: Infinity },
]

/** What a plan comes to: every way that it can go, with its chance. */
export type PlanFigures = { exactReturn: Fraction; hitRate: Fraction; mostCenti: bigint }

/** How many ways lead to each rank, of all that so many cards can be. */
type Ways = Map<Rank, bigint>

/** The ways that go on, by what the ranks of their guesses come to, multiplied: these pay the same. */
type Standing = Map<bigint, Ways>

/** The ways of one length that end there, and what they pay together, in hundredths of the stake. */
type Stopped = { ways: bigint; centi: bigint; mostCenti: bigint }

const NONE = fraction(0n, 1n)

/**
 * The exact figures of a plan, by its recursion from card to card. Nothing is skipped, since a skipped
 * card changes no chance.
 */
export function figuresOf({ side, stop }: TidePlan): PlanFigures {
  const moves = new Map(RANKS.map((rank) => [rank, moveAt(side, rank)]))
  let figures: PlanFigures = { exactReturn: NONE, hitRate: NONE, mostCenti: 0n }
  let standing: Standing = new Map([[1n, new Map(RANKS.map((rank) => [rank, 1n]))]])
  for (let guesses = 0; standing.size > 0; guesses += 1) {
    const next: Standing = new Map()
    const stopped: Stopped = { ways: 0n, centi: 0n, mostCenti: 0n }
    for (const [product, ways] of standing) {
      for (const [rank, count] of ways) {
        const move = moves.get(rank)
        const raised = product * BigInt(move?.ranks ?? 0)
        const canGoOn = guesses < stop && multipleOf(guesses + 1, raised) <= TIDE_MOST_CENTI
        if (canGoOn) addWays(next, raised, move?.after ?? [], count)
        else addStopped(stopped, multipleOf(guesses, product), count)
      }
    }
    figures = withStopped(figures, stopped, BigInt(TIDE_RANKS) ** BigInt(guesses + 1))
    standing = next
  }
  return figures
}

/**
 * The likelier guess at a card, or the other one, and the ranks that make it come true. At the seven
 * both are alike, and the likelier stands for the higher.
 */
function moveAt(side: TidePlan['side'], rank: Rank) {
  const [up, down] = guessesAt(rank)
  const isUpLikelier = ranksFor(up, rank) >= ranksFor(down, rank)
  const guess = (side === 'likely') === isUpLikelier ? up : down
  return {
    ranks: ranksFor(guess, rank),
    after: RANKS.filter((after) => isRight(guess, rank, after)),
  }
}

function addWays(next: Standing, product: bigint, after: readonly Rank[], count: bigint): void {
  const ways: Ways = next.get(product) ?? new Map()
  next.set(product, ways)
  for (const rank of after) ways.set(rank, (ways.get(rank) ?? 0n) + count)
}

function addStopped(stopped: Stopped, multipleCenti: bigint, count: bigint): void {
  stopped.ways += count
  stopped.centi += count * multipleCenti
  if (multipleCenti > stopped.mostCenti) stopped.mostCenti = multipleCenti
}

function withStopped(figures: PlanFigures, stopped: Stopped, all: bigint): PlanFigures {
  const { exactReturn, hitRate, mostCenti } = figures
  return {
    exactReturn: plus(exactReturn, fraction(stopped.centi, all * 100n)),
    hitRate: plus(hitRate, fraction(stopped.ways, all)),
    mostCenti: stopped.mostCenti > mostCenti ? stopped.mostCenti : mostCenti,
  }
}

/**
 * The figures of a plan as the catalogue tells them. The one that goes on as far as a round goes speaks
 * for the most that any round may pay.
 */
export function planFacts(plan: TidePlan): BetFacts {
  const { exactReturn, hitRate, mostCenti } = figuresOf(plan)
  const most = plan.stop === Infinity ? TIDE_MOST_CENTI : mostCenti
  return {
    key: planKey(plan),
    exactReturn,
    hitRate,
    largestMultiple: Number((most + 99n) / 100n),
  }
}

/** The name of a plan in the lists of figures. */
export function planKey({ side, stop }: TidePlan): string {
  return `${side}-${stop === Infinity ? 'all' : stop}`
}
