import { DAY_MS, dayOf, dayStartMs } from '../schedule/feed-day.ts'
import type { Fixture } from '../schedule/fixture.ts'
import type { Schedule } from '../schedule/schedule.ts'
import { createLatest, type Latest } from './latest.ts'
import { dueMs, isOver, openPlay, playTo, type Play } from './play.ts'
import { viewBefore, viewOfPlay, type View } from './view.ts'

export type Matches = {
  /** Plays on to the feed's time `nowMs`; answers the matches that changed, new starts included. */
  playOn: (nowMs: number) => View[]
  inPlay: () => View[]
  /** Null for a match further off than tomorrow or longer ago than a week. */
  find: (fixture: Fixture) => View | null
  /** The same for a match that has begun, if it has been played already. */
  known: (fixture: Fixture) => View | null
  /** When a match ends, in the feed's time, found by playing it ahead on the side. */
  endMs: (fixture: Fixture) => number
  /** The results of yesterday and today, in no order. Complete once `prepare` is through. */
  finished: () => Iterable<View>
  /**
   * Does one piece of what there is to do at first: plays on a match that has begun, or opens one
   * that is to come. False: there is nothing left to do.
   */
  prepare: () => boolean
  /** Whether a match that may be in play waits for `prepare`. */
  isBehind: () => boolean
}

/** All matches that matter at a time of the feed. */
type Shelf = {
  readonly schedule: Schedule
  nowMs: number
  /** The match that `prepare` is at. */
  replaying: Play | null
  readonly live: Map<string, Play>
  /** Over since yesterday's midnight or later. */
  readonly done: Map<string, View>
  /** Matches that have not begun are opened when they are looked at. */
  readonly ahead: Latest<View>
  /** Results of earlier days, replayed when they are asked for. */
  readonly earlier: Latest<View>
}

const AHEAD_MAX = 240
const EARLIER_MAX = 60
const EARLIER_DAYS_MAX = 7
/** Of a match that has begun, so much is replayed in one piece. */
const PIECE_MS = 20 * 60_000

/** Keeps every match of the schedule that matters now, each played once. */
export function createMatches(schedule: Schedule, startMs: number): Matches {
  const shelf: Shelf = {
    schedule,
    nowMs: startMs,
    replaying: null,
    live: new Map(),
    done: new Map(),
    ahead: createLatest(AHEAD_MAX),
    earlier: createLatest(EARLIER_MAX),
  }
  return {
    playOn: (nowMs) => playOn(shelf, nowMs),
    inPlay: () => [...shelf.live.values()].map(viewOfPlay),
    find: (fixture) => find(shelf, fixture),
    known: (fixture) => known(shelf, fixture),
    endMs: (fixture) => playOut(fixture).atMs,
    finished: () => shelf.done.values(),
    prepare: () => prepare(shelf),
    isBehind: () => ((shelf.replaying?.fixture ?? waiting(shelf))?.latestEndMs ?? 0) > shelf.nowMs,
  }
}

function playOn(shelf: Shelf, toMs: number): View[] {
  const fromMs = shelf.nowMs
  shelf.nowMs = Math.max(fromMs, toMs)
  if (dayOf(fromMs) !== dayOf(shelf.nowMs)) forgetOld(shelf)
  const begun = begunAndUnknown(shelf).filter(({ latestEndMs }) => latestEndMs > fromMs)
  const opened = new Set(begun.map((fixture) => openAt(fixture, shelf.nowMs)))
  for (const play of opened) shelf.live.set(play.fixture.eventId, play)
  const changed = [...shelf.live.values()].filter(
    (play) => playTo(play, shelf.nowMs) || opened.has(play),
  )
  for (const play of changed) settleDown(shelf, play)
  return changed.map(viewOfPlay)
}

function find(shelf: Shelf, fixture: Fixture): View | null {
  const { ahead, earlier, nowMs } = shelf
  const begun = known(shelf, fixture)
  if (begun) return begun
  const days = dayOf(fixture.startMs) - dayOf(nowMs)
  if (days > 1 || days < -EARLIER_DAYS_MAX) return null
  if (fixture.startMs <= nowMs)
    return earlier.get(fixture.eventId, () => viewOfPlay(playOut(fixture)))
  return ahead.get(fixture.eventId, () => viewBefore(fixture, fixture.open('prices').opening))
}

function known({ live, done }: Shelf, { eventId }: Fixture): View | null {
  const play = live.get(eventId)
  return play ? viewOfPlay(play) : (done.get(eventId) ?? null)
}

function prepare(shelf: Shelf): boolean {
  const next = shelf.replaying ? null : waiting(shelf)
  if (next) shelf.replaying = openPlay(next, 'results')
  if (shelf.replaying) {
    replayPiece(shelf, shelf.replaying)
    return true
  }
  const unopened = [0, 1]
    .flatMap((offset) => shelf.schedule.day(dayOf(shelf.nowMs) + offset))
    .find(({ startMs, eventId }) => startMs > shelf.nowMs && !shelf.ahead.has(eventId))
  if (unopened) find(shelf, unopened)
  return unopened !== undefined
}

/** The next match that has begun and was not played: first one that may be in play. */
function waiting(shelf: Shelf): Fixture | null {
  const begun = begunAndUnknown(shelf)
  return begun.find(({ latestEndMs }) => latestEndMs > shelf.nowMs) ?? begun[0] ?? null
}

function begunAndUnknown({ schedule, live, done, nowMs }: Shelf): Fixture[] {
  const today = dayOf(nowMs)
  return [...schedule.day(today - 1), ...schedule.day(today)].filter(
    ({ startMs, eventId }) => startMs <= nowMs && !live.has(eventId) && !done.has(eventId),
  )
}

function replayPiece(shelf: Shelf, play: Play): void {
  playTo(play, Math.min(shelf.nowMs, Math.max(dueMs(play), play.atMs + PIECE_MS)))
  if (dueMs(play) <= shelf.nowMs) return
  // Not over by now: it is wanted for its prices.
  const isMistaken = play.purpose === 'results' && !isOver(play)
  shelf.replaying = isMistaken ? openPlay(play.fixture, 'prices') : null
  if (isMistaken) return
  shelf.live.set(play.fixture.eventId, play)
  settleDown(shelf, play)
}

function settleDown({ live, done }: Shelf, play: Play): void {
  if (!isOver(play)) return
  live.delete(play.fixture.eventId)
  done.set(play.fixture.eventId, viewOfPlay(play))
}

function openAt(fixture: Fixture, nowMs: number): Play {
  return openPlay(fixture, fixture.latestEndMs <= nowMs ? 'results' : 'prices')
}

function playOut(fixture: Fixture): Play {
  const play = openPlay(fixture, 'results')
  playTo(play, fixture.startMs + DAY_MS)
  return play
}

/** What began before yesterday is replayed when it is asked for. */
function forgetOld({ done, nowMs }: Shelf): void {
  const fromMs = dayStartMs(dayOf(nowMs) - 1)
  for (const [eventId, { fixture }] of done) if (fixture.startMs < fromMs) done.delete(eventId)
}
