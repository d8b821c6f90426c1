import { eventDocument } from '../documents/event-entry.ts'
import { matchOdds } from '../documents/match-odds.ts'
import { scoreOf } from '../documents/score.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'

/** Sizes live from beat to beat, and what is asked for is never older than one. */
export const BEAT_MS = 2_000
/** Matches whose documents are kept as they were last sent. */
export const SNAPSHOTS_MAX = 400

/** The documents of a match as JSON, framed once and answered many times. */
export type Snapshot = Readonly<{
  matchOdds: string
  event: string
  score: string
  version: number
  madeMs: number
}>

export type Snapshots = {
  /** Makes the documents anew. */
  make: (view: View) => Snapshot
  last: (eventId: string) => Snapshot | null
}

export function createSnapshots(clock: FeedClock, now: () => number): Snapshots {
  const kept = new Map<string, Snapshot>()
  return {
    make(view) {
      const madeMs = now()
      const { eventId } = view.fixture
      const before = kept.get(eventId)
      const isSame = before?.version === view.version && view.phase === 'in_play'
      const odds = matchOdds(view, madeMs, Math.floor(madeMs / BEAT_MS))
      const snapshot: Snapshot = {
        matchOdds: JSON.stringify([odds]),
        event: isSame ? before.event : JSON.stringify(eventDocument(view)),
        score: isSame ? before.score : JSON.stringify(scoreOf(view, clock)),
        version: view.version,
        madeMs,
      }
      kept.delete(eventId)
      kept.set(eventId, snapshot)
      if (kept.size > SNAPSHOTS_MAX) kept.delete(kept.keys().next().value ?? eventId)
      return snapshot
    },
    last: (eventId) => kept.get(eventId) ?? null,
  }
}
