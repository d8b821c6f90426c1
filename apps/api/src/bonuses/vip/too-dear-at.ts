import { PLAY_KINDS, pointsWeightMaxBps, weightOf, type PlayKind } from '@maidan/cashier'
import type { Edges } from './read-edges.ts'
import type { VipTerms } from './read-vip-terms.ts'

/** What points cost the house, but for their worth: its edges, and by which levels and weights they are earned. */
export type PointCosts = Pick<VipTerms, 'levels' | 'weights'> & { edges: Edges }

/**
 * The kinds of play whose points give back more than the house allows where a point is worth `rate`,
 * decimal text in units of a currency; each with its highest weight.
 */
export function tooDearAt(
  rate: string,
  { edges, levels, weights }: PointCosts,
): { play: PlayKind; mostBps: number }[] {
  return PLAY_KINDS.flatMap((play) => {
    const edgeBps = edges.get(play)
    if (edgeBps === undefined) return []
    const mostBps = pointsWeightMaxBps(edgeBps, { rate, levels })
    return weightOf(weights, play) > mostBps ? [{ play, mostBps }] : []
  })
}
