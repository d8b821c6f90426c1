import type { CallBody, Calls } from '@maidan/contract'
import { SCORE_MAX, type TimeSpan } from '@maidan/exchange'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Outcome } from '../views/outcome-text.ts'
import type { BriefRow } from './market-briefs.ts'

type Asked = CallBody<Calls['staffPreviewSettlement']>

/** Reads how staff want a market to end; what cannot be its result is refused. */
export function readOutcome({ outcome }: Asked, market: BriefRow, reason: string): Outcome {
  if ('void' in outcome) return { void: reason === '' ? 'void' : reason }
  if ('score' in outcome) {
    const score = Number(outcome.score)
    const isScore = Number.isInteger(score) && score >= 0 && score <= SCORE_MAX
    if (market.kind !== 'fancy' || !isScore) throw fieldRefusal('VALIDATION_FAILED', 'outcome')
    return { score }
  }
  const winners = [...new Set(outcome.winners.map(Number))]
  const known = new Set((market.runners ?? []).map(({ id }) => id))
  if (market.kind === 'fancy') throw fieldRefusal('VALIDATION_FAILED', 'outcome')
  if (!winners.every((id) => known.has(id))) throw new Refusal('RUNNER_UNKNOWN')
  return { winners }
}

/** Times between which bets are void, in milliseconds. */
export function readVoidSpans({ void_spans = [] }: Asked): TimeSpan[] {
  return void_spans.map(({ from, to }) => {
    const span = { fromMs: Date.parse(from), toMs: Date.parse(to) }
    if (!(span.fromMs <= span.toMs)) throw fieldRefusal('VALIDATION_FAILED', 'void_spans')
    return span
  })
}
