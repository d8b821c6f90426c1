import { setImmediate as breathe } from 'node:timers/promises'
import { eventResult, type EventResult } from '../documents/result.ts'
import { createMatches, type Matches } from '../play/matches.ts'
import type { Faults } from '../push/faults.ts'
import { createPushHub, type PushHub } from '../push/push-hub.ts'
import type { PushMessage } from '../push/push-message.ts'
import type { FeedClock } from '../schedule/feed-clock.ts'
import { SPORTS, type Fixture, type Sport } from '../schedule/fixture.ts'
import { createSchedule } from '../schedule/schedule.ts'
import { createEventLists, type EventLists } from './event-lists.ts'
import { createResultLog, type ResultLog, type ResultsPage } from './result-log.ts'
import { createSnapshots, type Snapshot } from './snapshots.ts'
import { createPublisher, type Publisher } from './publisher.ts'

/** The whole feed without its server: what is asked for is answered, what happens is pushed. */
export type Feed = {
  /** Plays what is due and publishes it. To be called often. */
  tick: () => void
  /** Lets the sizes live. To be called every `BEAT_MS`. */
  beat: () => void
  /** Plays what is in play up to now, in small pieces; before it nothing else may be called. */
  catchUp: (signal: AbortSignal) => Promise<void>
  /** Plays the days past; results and lists are complete after it. */
  prepare: (signal: AbortSignal) => Promise<void>
  /** The documents of a match; null: it is too far off. */
  snapshot: (fixture: Fixture) => Snapshot | null
  byEvent: (eventId: string) => Fixture | null
  byMarket: (marketId: string) => Fixture | null
  /** The list of a sport as JSON. */
  list: (sport: Sport) => string
  result: (fixture: Fixture) => EventResult | null
  results: (since: number) => ResultsPage
  /** When a match begins or, played ahead, ends, in the feed's time. */
  edgeMs: (fixture: Fixture, edge: 'start' | 'end') => number
  /** After the clock was set: times on the wall are others now. */
  clockChanged: () => void
  inPlay: () => number
  hub: PushHub
}

type Options = { seed: string; epoch: string; clock: FeedClock; now: () => number; faults: Faults }

/** What the feed is made of. */
type Parts = {
  clock: FeedClock
  matches: Matches
  log: ResultLog
  lists: EventLists
  publisher: Publisher
  hub: PushHub
  beats: number
}

/** Matches to come are published in turns, so that each is published once in so many beats. */
const TURNS = 15

export function createFeed({ seed, epoch, clock, now, faults }: Options): Feed {
  const schedule = createSchedule(seed)
  const matches = createMatches(schedule, clock.nowMs())
  const push = (message: PushMessage) => hub.publish(message)
  const isSilent = (eventId: string | null) => faults.strikes('silence', eventId)
  const snapshots = createSnapshots(clock, now)
  const publisher = createPublisher({ matches, snapshots, now, push, isSilent })
  const lists = createEventLists({
    schedule,
    matches,
    clock,
    push,
    isSilent: () => isSilent(null),
  })
  const hub = createPushHub({
    epoch,
    now,
    faults,
    image: (eventIds) =>
      eventIds === null
        ? wholeImage(parts)
        : [...eventIds].flatMap((id) => schedule.byEvent(id) ?? []).flatMap(publisher.image),
  })
  const log = createResultLog(clock)
  const parts: Parts = { clock, matches, log, lists, publisher, hub, beats: 0 }
  return {
    tick: () => tick(parts),
    beat: () => beat(parts),
    catchUp: (signal) => catchUp(parts, signal),
    prepare: (signal) => prepare(parts, signal),
    snapshot: publisher.read,
    byEvent: schedule.byEvent,
    byMarket: schedule.byMarket,
    list: lists.read,
    result(fixture) {
      const view = matches.find(fixture)
      return view && eventResult(view, clock)
    },
    results: log.page,
    edgeMs: (fixture, edge) => (edge === 'start' ? fixture.startMs : matches.endMs(fixture)),
    clockChanged() {
      lists.noteAll()
      lists.publish()
    },
    inPlay: () => matches.inPlay().length,
    hub,
  }
}

function tick({ clock, matches, log, lists, publisher, hub }: Parts): void {
  const changed = matches.playOn(clock.nowMs())
  const entries = changed.flatMap(log.add)
  changed.forEach(publisher.publish)
  for (const entry of entries.toSorted((one, other) => one.sequence - other.sequence))
    hub.publish({ name: 'result', eventId: entry.eventId, body: JSON.stringify(entry) })
  lists.note(changed)
  lists.publish()
}

function beat(parts: Parts): void {
  const { matches, publisher, lists, clock } = parts
  parts.beats += 1
  publisher.publishPutOff()
  matches.inPlay().forEach(publisher.publish)
  const isTurn = (index: number) => index % TURNS === parts.beats % TURNS
  lists
    .shown()
    .filter(({ startMs }, index) => isTurn(index) && startMs > clock.nowMs())
    .map(matches.find)
    .filter((view) => view !== null)
    .forEach(publisher.publish)
}

async function catchUp(parts: Parts, signal: AbortSignal): Promise<void> {
  const { matches, lists } = parts
  while (matches.isBehind() && !signal.aborted) {
    matches.prepare()
    await breathe()
  }
  lists.note(matches.inPlay())
  tick(parts)
}

async function prepare({ matches, log, lists }: Parts, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && matches.prepare()) await breathe()
  for (const view of [...matches.finished(), ...matches.inPlay()]) log.add(view)
  lists.noteAll()
  lists.publish()
}

/** The lists, and every match that is in play or to come. */
function wholeImage({ lists, matches, publisher }: Parts): PushMessage[] {
  const published = lists
    .shown()
    .filter((fixture) => matches.find(fixture)?.phase !== 'finished')
    .flatMap(publisher.image)
  const all = SPORTS.map(
    (sport) => ({ name: 'list', eventId: null, body: lists.read(sport) }) as const,
  )
  return [...all, ...published]
}
