import { resultEntries, type ResultEntry } from '../documents/result.ts'
import type { View } from '../play/view.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'

/** Entries of one answer. */
export const RESULTS_PAGE_MAX = 500
/** Entries kept; two days have far fewer. */
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
}

/** Everything that was decided, in the order of the feed's time. */
export function createResultLog(clock: FeedClock): ResultLog {
  let entries: ResultEntry[] = []
  let isSorted = true
  const latest = new Map<string, number>()

  function add(view: View): ResultEntry[] {
    const { eventId } = view.fixture
    const seen = latest.get(eventId) ?? Number.NEGATIVE_INFINITY
    const fresh = resultEntries(view, clock, seen)
    const last = fresh.at(-1)
    if (last === undefined) return []
    latest.set(eventId, last.sequence)
    isSorted &&= (entries.at(-1)?.sequence ?? 0) < (fresh[0]?.sequence ?? 0)
    entries.push(...fresh)
    return fresh
  }

  function sort(): void {
    if (isSorted) return
    entries = entries.toSorted((one, other) => one.sequence - other.sequence).slice(-ENTRIES_MAX)
    isSorted = true
  }

  return {
    add,
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
