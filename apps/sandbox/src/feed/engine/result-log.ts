import { resultEntries, type ResultEntry, sequenceFrom } from '../documents/result.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import { DAY_MS } from '../schedule/feed-day.ts'

/** Entries of one answer. */
export const RESULTS_PAGE_MAX = 500
/** Older entries are forgotten: who settles asks again within minutes, and by event for a week. */
const KEPT_MS = 2 * DAY_MS
/** How much older the oldest entry may be before it and its like are taken out. */
const FORGET_EVERY_MS = DAY_MS / 12
/** Entries kept, whatever their age. */
const ENTRIES_MAX = 60_000

/** What `GET /api/results?since=` answers. */
export type ResultsPage = Readonly<{
  items: readonly ResultEntry[]
  /** Ask from here next. */
  next: number
  /** More is there already. */
  more: boolean
  /** Older results than this are asked for by event. */
  from: number
}>

export type ResultLog = {
  /** Takes what a match has decided since it was last given; answers the new entries. */
  add: (view: View) => ResultEntry[]
  /** In order, after the sequence `since`. */
  page: (since: number) => ResultsPage
  /** Entries kept, and matches whose last entry is remembered. */
  kept: () => Readonly<{ entries: number; matches: number }>
}

/** Everything that was decided, in the order of the feed's time. */
export function createResultLog(clock: FeedClock): ResultLog {
  let entries: ResultEntry[] = []
  let isSorted = true
  const latest = new Map<string, number>()
  let forgottenMs = Number.NEGATIVE_INFINITY

  function add(view: View): ResultEntry[] {
    const { eventId } = view.fixture
    const seen = latest.get(eventId) ?? Number.NEGATIVE_INFINITY
    const fresh = resultEntries(view, clock, seen)
    const last = fresh.at(-1)
    if (last === undefined) return []
    latest.set(eventId, last.sequence)
    isSorted &&= (entries.at(-1)?.sequence ?? 0) < (fresh[0]?.sequence ?? 0)
    entries.push(...fresh)
    forgetOld()
    return fresh
  }

  function forgetOld(): void {
    const fromMs = clock.nowMs() - KEPT_MS
    if (entries.length <= ENTRIES_MAX && fromMs - forgottenMs < FORGET_EVERY_MS) return
    forgottenMs = fromMs
    sort()
    const from = sequenceFrom(fromMs)
    entries = entries.filter(({ sequence }) => sequence >= from).slice(-ENTRIES_MAX)
    for (const [eventId, sequence] of latest) if (sequence < from) latest.delete(eventId)
  }

  function sort(): void {
    if (isSorted) return
    entries = entries.toSorted((one, other) => one.sequence - other.sequence)
    isSorted = true
  }

  return {
    add,
    kept: () => ({ entries: entries.length, matches: latest.size }),
    page(since) {
      sort()
      const later = entries.filter(({ sequence }) => sequence > since)
      const items = later.slice(0, RESULTS_PAGE_MAX)
      return {
        items,
        next: items.at(-1)?.sequence ?? since,
        more: later.length > items.length,
        from: entries[0]?.sequence ?? 0,
      }
    },
  }
}
