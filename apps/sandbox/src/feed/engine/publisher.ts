import type { Matches } from '../play/matches.ts'
import type { View } from '../play/view.ts'
import type { PushMessage } from '../push/push-message.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { BEAT_MS, type Snapshot, type Snapshots } from './snapshots.ts'

export type Publisher = {
  /** Makes a match's documents anew and publishes those that changed; a silence puts it off. */
  publish: (view: View) => void
  /** Publishes what a silence that is over put off. */
  publishPutOff: () => void
  /** The documents as they were last published, or made now when they are older than a beat. */
  read: (fixture: Fixture) => Snapshot | null
  /** All documents of a match as messages, for one who listens to it first. */
  image: (fixture: Fixture) => PushMessage[]
}

type Options = {
  matches: Matches
  snapshots: Snapshots
  now: () => number
  push: (message: PushMessage) => void
  isSilent: (eventId: string) => boolean
}

export function createPublisher({ matches, snapshots, now, push, isSilent }: Options): Publisher {
  const putOff = new Map<string, Fixture>()

  function publish(view: View): void {
    const { eventId } = view.fixture
    if (isSilent(eventId)) {
      putOff.set(eventId, view.fixture)
      return
    }
    const before = snapshots.last(eventId)
    const made = snapshots.make(view)
    push({ name: 'match-odds', eventId, body: made.matchOdds })
    if (made.event !== before?.event) push({ name: 'event', eventId, body: made.event })
    if (made.score !== before?.score) push({ name: 'score', eventId, body: made.score })
  }

  function publishPutOff(): void {
    for (const [eventId, fixture] of putOff) {
      if (isSilent(eventId)) continue
      putOff.delete(eventId)
      const view = matches.find(fixture)
      if (view) publish(view)
    }
  }

  function read(fixture: Fixture): Snapshot | null {
    const last = snapshots.last(fixture.eventId)
    if (last !== null && (now() - last.madeMs < BEAT_MS || isSilent(fixture.eventId))) return last
    const view = matches.find(fixture)
    return view && snapshots.make(view)
  }

  function image(fixture: Fixture): PushMessage[] {
    const { eventId } = fixture
    const made = read(fixture)
    if (made === null) return []
    return [
      { name: 'match-odds', eventId, body: made.matchOdds },
      { name: 'event', eventId, body: made.event },
      { name: 'score', eventId, body: made.score },
    ]
  }

  return { publish, publishPutOff, read, image }
}
