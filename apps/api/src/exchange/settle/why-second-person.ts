import type { approvalReason } from '@maidan/contract'
import type * as z from 'zod'
import { isSameOutcome, type KnownEnd, type MarketEnd } from './write-settlement.ts'

type Reason = z.output<typeof approvalReason>

/**
 * Why one person alone may not settle a market so; empty if they may: on the partner's own result,
 * once the event is over and the result has stood for as long as the feed's results wait.
 */
export function whySecondPerson(
  market: Pick<
    KnownEnd,
    'settled' | 'outcome' | 'outcomeAt' | 'contradicted' | 'isEventOver' | 'startsAt'
  >,
  { outcome, voidSpans }: MarketEnd,
  { at, waitMs }: { at: Date; waitMs: number },
): Reason[] {
  const reasons: Reason[] = []
  if ('void' in outcome) reasons.push('void')
  if (voidSpans.length > 0) reasons.push('void_span')
  if (market.settled) reasons.push('settled_before')
  else if (!market.outcome) reasons.push('no_result')
  else if (market.contradicted.length > 0 || !isSameOutcome(market.outcome, outcome))
    reasons.push('other_result')
  if (!market.isEventOver || market.startsAt > at) reasons.push('event_running')
  if (isFresh(market.outcomeAt, { at, waitMs })) reasons.push('result_fresh')
  return reasons
}

function isFresh(resultAt: Date | null, { at, waitMs }: { at: Date; waitMs: number }): boolean {
  return resultAt !== null && at.getTime() - resultAt.getTime() < waitMs
}
