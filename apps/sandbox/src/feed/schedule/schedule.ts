import type { Fixture } from './fixture.ts'
import { numberOfEvent, numberOfMarket, PLACES_MAX } from './fixture-ids.ts'
import { fixturesOfDay } from './fixtures-of-day.ts'

/** Days whose fixtures are kept at hand. */
const DAYS_KEPT_MAX = 12

export type Schedule = {
  /** Every match that starts on the day, by start. */
  day: (day: number) => readonly Fixture[]
  byEvent: (eventId: string) => Fixture | null
  byMarket: (marketId: string) => Fixture | null
}

/** The schedule of a seed: every day there is, each worked out when it is asked for. */
export function createSchedule(seed: string): Schedule {
  const days = new Map<number, readonly Fixture[]>()

  function day(number: number): readonly Fixture[] {
    const fixtures = days.get(number) ?? fixturesOfDay(seed, number)
    // The day that was asked for last is kept longest.
    days.delete(number)
    days.set(number, fixtures)
    if (days.size > DAYS_KEPT_MAX) days.delete(days.keys().next().value ?? number)
    return fixtures
  }

  function byNumber(number: number | null): Fixture | null {
    if (number === null) return null
    return day(Math.floor(number / PLACES_MAX)).find((one) => one.number === number) ?? null
  }

  return {
    day,
    byEvent: (eventId) => byNumber(numberOfEvent(eventId)),
    byMarket: (marketId) => byNumber(numberOfMarket(marketId)),
  }
}
