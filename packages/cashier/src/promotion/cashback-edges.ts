import { amountOf } from '@maidan/money'
import { PLAY_KINDS, weightOf, type PlayKind, type PlayWeights } from '../turnover/play-weights.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/** What the house keeps of a stake in games of a kind, as decimal text in percent. */
export type PlayEdge = { play: PlayKind; edge: string }

/** An edge has six decimals at most, a rate of cashback two. */
const EDGE_UNIT = 'USDT'
const EDGE_OF_HUNDREDTH = 10_000n

/**
 * The edges below a rate of cashback, among the kinds of play that count for it. Accounts of one hand that
 * bet against each other lose the edge alone of what they stake, and the cashback is a share of what the
 * losing ones lost: at most of that stake. From the rate on, an edge costs them more than comes back.
 */
export function edgesBelow<Edge extends PlayEdge>(
  edges: readonly Edge[],
  {
    percentHundredths,
    weights,
  }: Pick<PromotionTerms, 'percentHundredths'> & { weights: PlayWeights },
): Edge[] {
  const rate = BigInt(percentHundredths) * EDGE_OF_HUNDREDTH
  return edges.filter(
    ({ play, edge }) => weightOf(weights, play) > 0 && amountOf(edge, EDGE_UNIT) < rate,
  )
}

/** Games that are named: those with the smallest edge. */
const NAMED_MAX = 5

type NamedEdge<Name> = PlayEdge & { games: number; names: readonly Name[] }

/** Games whose edge is below a rate of cashback: how many, the cheapest of them, and of which kinds they all are. */
export type CheapGames<Name> = {
  count: number
  named: (Name & { edge: string })[]
  plays: PlayKind[]
}

/** What there is to warn of in terms of cashback; null where every game that counts costs more than comes back. */
export function cheapGames<Name extends object>(
  edges: readonly NamedEdge<Name>[],
  terms: Pick<PromotionTerms, 'percentHundredths'> & { weights: PlayWeights },
): CheapGames<Name> | null {
  const cheap = edgesBelow(edges, terms)
  if (cheap.length === 0) return null
  return {
    count: cheap.reduce((games, one) => games + one.games, 0),
    named: cheap
      .flatMap(({ names, edge }) => names.map((name) => ({ ...name, edge })))
      .slice(0, NAMED_MAX),
    plays: PLAY_KINDS.filter((play) => cheap.some((one) => one.play === play)),
  }
}
