import type { Runner, Words } from '../match/match.ts'
import { createRandom } from '../random/random.ts'
import { COMPETITIONS, type Competition } from './competitions.ts'
import { DAY_MS, dayStartMs } from './feed-day.ts'
import type { Fixture } from './fixture.ts'
import { eventIdOf, marketIdOf, PLACES_MAX } from './fixture-ids.ts'
import { pairOf } from './round-robin.ts'

/** Every match that starts on a day, in the order of their starts. The same seed, the same days. */
export function fixturesOfDay(seed: string, day: number): Fixture[] {
  return COMPETITIONS.flatMap((competition) => competitionDay(seed, day, competition)).toSorted(
    (one, other) => one.startMs - other.startMs || one.number - other.number,
  )
}

function competitionDay(seed: string, day: number, competition: Competition): Fixture[] {
  const perDay = DAY_MS / competition.everyMs
  return Array.from({ length: perDay }, (_, index) =>
    fixture(seed, competition, {
      number: day * PLACES_MAX + competition.firstPlace + index,
      startMs: dayStartMs(day) + competition.firstMs + index * competition.everyMs,
      pair: pairOf(day * perDay + index, competition.sides.length),
    }),
  )
}

function fixture(
  seed: string,
  competition: Competition,
  { number, startMs, pair }: { number: number; startMs: number; pair: [number, number] },
): Fixture {
  const eventId = eventIdOf(number)
  const ownSeed = `${seed}/${eventId}`
  const names = [sideOf(competition, pair[0]), sideOf(competition, pair[1])] as const
  return {
    eventId,
    marketId: marketIdOf(number),
    number,
    sport: competition.sport,
    competition: competition.name,
    names,
    runners: runnersOf(names, competition.draw),
    startMs,
    latestEndMs: startMs + competition.longestMs,
    popularity: competition.popularity * (0.45 + 0.55 * createRandom(`${ownSeed}/crowd`).next()),
    seed: ownSeed,
    open: (purpose) => competition.open(ownSeed, pair, purpose),
  }
}

function sideOf({ sides }: Competition, index: number): Words {
  const side = sides[index]
  if (side === undefined) throw new RangeError(`side ${index} is not in the competition`)
  return side
}

function runnersOf(names: readonly [Words, Words], draw: Words | null): Runner[] {
  const sides: Runner[] = names.map((name) => ({ name, kind: 'side' }))
  return draw === null ? sides : [...sides, { name: draw, kind: 'draw' }]
}
