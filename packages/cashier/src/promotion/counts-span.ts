import type { Span } from '../calendar/dhaka-spans.ts'
import type { PromotionTerms } from './promotion-terms.ts'

type Running = Pick<PromotionTerms, 'status' | 'startsAt' | 'endsAt'> & { createdAt: Date }

/** Whether a promotion counts a day or a week: it was there and shown as it began, and ends no sooner. */
export function countsSpan(terms: Running, { fromMs, untilMs }: Span): boolean {
  const hasBegun = Math.max(terms.startsAt.getTime(), terms.createdAt.getTime()) <= fromMs
  return terms.status === 'display' && hasBegun && untilMs <= terms.endsAt.getTime()
}
