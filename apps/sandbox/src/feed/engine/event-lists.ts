import { listItem } from '../documents/list-item.ts'
import type { Matches } from '../play/matches.ts'
import type { View } from '../play/view.ts'
import type { PushMessage } from '../push/push-message.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import { dayOf } from '../schedule/feed-day.ts'
import { SPORTS, type Fixture, type Sport } from '../schedule/fixture.ts'
import type { Schedule } from '../schedule/schedule.ts'

export type EventLists = {
  /** Yesterday's, today's and tomorrow's matches. */
  shown: () => Fixture[]
  /** The list of a sport as JSON. */
  read: (sport: Sport) => string
  /** Takes note of what changed: starts, ends and new days make new lists. */
  note: (changed: readonly View[]) => void
  /** Every list is another from now on. */
  noteAll: () => void
  /** Makes and publishes the lists that are to change, unless something keeps the feed silent. */
  publish: () => void
}

type Options = {
  schedule: Schedule
  matches: Matches
  clock: FeedClock
  push: (message: PushMessage) => void
  isSilent: () => boolean
}

const IN_SEQUENCE = { in_play: 0, upcoming: 1, finished: 2 } as const

export function createEventLists(options: Options): EventLists {
  const { schedule, matches, clock, push, isSilent } = options
  const made = new Map<Sport, string>()
  const stale = new Set<Sport>()
  const begun = new Set<string>()
  let today = dayOf(clock.nowMs())

  const shown = () => [-1, 0, 1].flatMap((offset) => schedule.day(today + offset))
  const noteAll = () => SPORTS.forEach((sport) => stale.add(sport))

  function make(sport: Sport): string {
    const items = shown()
      .filter((fixture) => fixture.sport === sport)
      .flatMap((fixture) => {
        const hasBegun = fixture.startMs <= clock.nowMs()
        const view = hasBegun ? matches.known(fixture) : null
        // The days past are played after the start; until then their matches are not listed.
        if (hasBegun && !view) return []
        return [{ item: listItem(fixture, view, clock), phase: view?.phase ?? 'upcoming' }]
      })
      .toSorted((one, other) => IN_SEQUENCE[one.phase] - IN_SEQUENCE[other.phase])
    return JSON.stringify(items.map(({ item }) => item))
  }

  function note(changed: readonly View[]): void {
    for (const { phase, fixture } of changed) {
      if (phase === 'in_play' && begun.has(fixture.eventId)) continue
      stale.add(fixture.sport)
      if (phase === 'in_play') begun.add(fixture.eventId)
      else begun.delete(fixture.eventId)
    }
    if (dayOf(clock.nowMs()) !== today) noteAll()
  }

  function publish(): void {
    if (stale.size === 0 || isSilent()) return
    today = dayOf(clock.nowMs())
    for (const sport of stale) {
      const body = make(sport)
      if (body !== made.get(sport)) push({ name: 'list', eventId: null, body })
      made.set(sport, body)
    }
    stale.clear()
  }

  function read(sport: Sport): string {
    const body = made.get(sport) ?? make(sport)
    made.set(sport, body)
    return body
  }

  return { shown, read, note, noteAll, publish }
}
