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
import { createTeller, type Teller } from './teller.ts'

/** The whole feed without its server: what is asked for is answered, what happens is pushed. */
export type Feed = {
  /** Plays what is due and tells it. To be called often. */
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
  teller: Teller
  hub: PushHub
  beats: number
}

/** Matches to come are told in turns, so that each is told once in so many beats. */
const TURNS = 15

export function createFeed({ seed, epoch, clock, now, faults }: Options): Feed {
  const schedule = createSchedule(seed)
  const matches = createMatches(schedule, clock.nowMs())
  const publish = (message: PushMessage) => hub.publish(message)
  const isSilent = (eventId: string | null) => faults.strikes('silence', eventId)
  const snapshots = createSnapshots(clock, now)
  const teller = createTeller({ matches, snapshots, now, publish, isSilent })
  const lists = createEventLists({
    schedule,
    matches,
    clock,
    publish,
    isSilent: () => isSilent(null),
  })
  const hub = createPushHub({
    epoch,
    now,
    faults,
    image: (eventIds) =>
      eventIds === null
        ? wholeImage(parts)
        : [...eventIds].flatMap((id) => schedule.byEvent(id) ?? []).flatMap(teller.image),
  })
  const log = createResultLog(clock)
  const parts: Parts = { clock, matches, log, lists, teller, hub, beats: 0 }
  return {
    tick: () => tick(parts),
    beat: () => beat(parts),
    catchUp: (signal) => catchUp(parts, signal),
    prepare: (signal) => prepare(parts, signal),
    snapshot: teller.read,
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
      lists.tell()
    },
    inPlay: () => matches.inPlay().length,
    hub,
  }
}

function tick({ clock, matches, log, lists, teller, hub }: Parts): void {
  const changed = matches.playOn(clock.nowMs())
  const entries = changed.flatMap(log.add)
  changed.forEach(teller.tell)
  for (const entry of entries.toSorted((one, other) => one.sequence - other.sequence))
    hub.publish({ name: 'result', eventId: entry.eventId, body: JSON.stringify(entry) })
  lists.note(changed)
  lists.tell()
}

function beat(parts: Parts): void {
  const { matches, teller, lists, clock } = parts
  parts.beats += 1
  teller.tellPutOff()
  matches.inPlay().forEach(teller.tell)
  const isTurn = (index: number) => index % TURNS === parts.beats % TURNS
  lists
    .shown()
    .filter(({ startMs }, index) => isTurn(index) && startMs > clock.nowMs())
    .map(matches.find)
    .filter((view) => view !== null)
    .forEach(teller.tell)
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
  lists.tell()
}

/** The lists, and every match that is in play or to come. */
function wholeImage({ lists, matches, teller }: Parts): PushMessage[] {
  const told = lists
    .shown()
    .filter((fixture) => matches.find(fixture)?.phase !== 'finished')
    .flatMap(teller.image)
  const all = SPORTS.map(
    (sport) => ({ name: 'list', eventId: null, body: lists.read(sport) }) as const,
  )
  return [...all, ...told]
}
