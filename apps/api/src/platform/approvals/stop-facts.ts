import type { LastAct } from '../audit/read-last-act.ts'
import type { ApprovalEvidence } from './approval-act.ts'

type Stop = Pick<LastAct, 'actor' | 'reason' | 'at'>

/**
 * Who stopped something, since when and why, for the one who decides whether it opens again; the
 * oldest stop comes first. Nothing where no member of staff is known to have stopped it.
 */
export function stopFacts(stops: readonly Stop[]): ApprovalEvidence['found'] {
  const [first] = stops
  if (!first) return {}
  const reasons = new Set(stops.flatMap(({ reason }) => reason ?? []))
  return {
    stopped_by: [...new Set(stops.map(({ actor }) => actor))].join(', '),
    stopped_at: first.at.toISOString(),
    ...(reasons.size > 0 && { stopped_why: [...reasons].join(' · ') }),
  }
}
