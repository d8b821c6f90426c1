import { dhakaDay, dhakaWeek, type Span } from '../calendar/dhaka-spans.ts'
import { weightOf, type PlayKind } from '../turnover/play-weights.ts'
import { countsSpan } from './counts-span.ts'
import type { MissionPeriod } from './promotion-kinds.ts'
import type { PromotionTerms } from './promotion-terms.ts'

/** Plays of one kind with one stake against the house that were decided in a period. Minor units. */
export type StakedPlays = { kind: PlayKind; stakeMinor: bigint; plays: number }

export type MissionTerms = Pick<
  PromotionTerms,
  'missionPeriod' | 'missionPlays' | 'stakeMinMinor' | 'weights'
>

/** The day or the week of Dhaka that a moment is in. */
export function missionSpan(period: MissionPeriod, atMs: number): Span {
  return period === 'day' ? dhakaDay(atMs) : dhakaWeek(atMs)
}

/** Until when the reward of a period may be taken: the end of the period after it. */
export function missionTakenUntil(period: MissionPeriod, { untilMs }: Span): number {
  return missionSpan(period, untilMs).untilMs
}

/** How many of the plays count: those with the least stake or more, of the kinds that have a weight. */
export function missionPlaysDone(
  { weights, stakeMinMinor }: Pick<MissionTerms, 'weights' | 'stakeMinMinor'>,
  played: readonly StakedPlays[],
): number {
  return played
    .filter(({ kind, stakeMinor }) => weightOf(weights, kind) > 0 && stakeMinor >= stakeMinMinor)
    .reduce((done, { plays }) => done + plays, 0)
}

/** What is known as somebody asks for the reward of the period that began at `fromMs`. */
export type MissionFacts = { fromMs: number; atMs: number; playsDone: number }

type Offered = Pick<PromotionTerms, 'status' | 'startsAt' | 'endsAt'> &
  MissionTerms & { createdAt: Date }

/** Why the reward of a period is not to be had at a moment; null if it is. The terms are those of its begin. */
export function missionRefusal(
  terms: Offered,
  { fromMs, atMs, playsDone }: MissionFacts,
): 'PROMOTION_UNAVAILABLE' | 'MISSION_OVER' | 'MISSION_UNDONE' | null {
  const period = terms.missionPeriod
  if (period === null) return 'PROMOTION_UNAVAILABLE'
  const span = missionSpan(period, fromMs)
  if (span.fromMs !== fromMs || atMs < fromMs || !countsSpan(terms, span))
    return 'PROMOTION_UNAVAILABLE'
  if (atMs >= missionTakenUntil(period, span)) return 'MISSION_OVER'
  return playsDone < terms.missionPlays ? 'MISSION_UNDONE' : null
}
