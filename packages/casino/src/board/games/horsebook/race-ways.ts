import type { ResultWays } from '../../event/event-model.ts'
import type { RaceResult } from './race-result.ts'
import { DUELS, lanesByStrength } from './ranks.ts'

/** A horse as the ways of a race need it. */
type Runner = { lane: number; rank: number; strength: bigint }

/**
 * Every result of a race with its chance as a share of one scale. The first three are drawn in turn,
 * each by its share of the strength that is left. Of two horses that come in later the stronger is
 * ahead with its share of the strength of both, and pairs do not touch each other: that is what the
 * draw of one place after the other comes to.
 */
export function raceWays(strengths: readonly number[]): readonly ResultWays<RaceResult>[] {
  const runners = runnersOf(strengths)
  const total = runners.reduce((sum, { strength }) => sum + strength, 0n)
  const scale = scaleOf(runners, total)
  return podiums(runners).flatMap((podium) => {
    const [first, second, third] = podium
    const left = [total, total - first.strength, total - first.strength - second.strength] as const
    const ways =
      (first.strength * second.strength * third.strength * scale) / (left[0] * left[1] * left[2])
    const lanes = [first.lane, second.lane, third.lane] as const
    const ranks = [first.rank, second.rank, third.rank] as const
    return duelWays(runners, ranks).map((duels) => ({
      result: { podium: lanes, ranks, duels: duels.ahead },
      ways: ways * duels.ways,
    }))
  })
}

function runnersOf(strengths: readonly number[]): readonly Runner[] {
  return lanesByStrength(strengths).map((lane, rank) => ({
    lane,
    rank,
    strength: BigInt(strengths[lane] ?? 0),
  }))
}

function podiums(runners: readonly Runner[]): readonly (readonly [Runner, Runner, Runner])[] {
  return runners.flatMap((first) =>
    runners
      .filter((second) => second !== first)
      .flatMap((second) =>
        runners
          .filter((third) => third !== first && third !== second)
          .map((third) => [first, second, third] as const),
      ),
  )
}

type DuelWays = { ahead: readonly boolean[]; ways: bigint }

/** How the duels can go for these first three, each over the strength of both of its horses. */
function duelWays(runners: readonly Runner[], podium: readonly number[]): readonly DuelWays[] {
  return DUELS.reduce<readonly DuelWays[]>(
    (before, [stronger, other]) => {
      const [one, two] = [strengthOf(runners, stronger), strengthOf(runners, other)]
      const [placed, otherPlaced] = [podium.indexOf(stronger), podium.indexOf(other)]
      const ways =
        placed < 0 && otherPlaced < 0
          ? [
              { isAhead: true, ways: one },
              { isAhead: false, ways: two },
            ]
          : [{ isAhead: isBefore(placed, otherPlaced), ways: one + two }]
      return before.flatMap((so) =>
        ways.map((duel) => ({ ahead: [...so.ahead, duel.isAhead], ways: so.ways * duel.ways })),
      )
    },
    [{ ahead: [], ways: 1n }],
  )
}

/** Of two places of which one at least is among the first three; -1 is behind them. */
function isBefore(place: number, other: number): boolean {
  return place >= 0 && (other < 0 || place < other)
}

function strengthOf(runners: readonly Runner[], rank: number): bigint {
  return runners[rank]?.strength ?? 0n
}

/** A number that every share of the first three can be written over. */
function scaleOf(runners: readonly Runner[], total: bigint): bigint {
  const afterOne = runners.map(({ strength }) => total - strength)
  const afterTwo = runners.flatMap((first) =>
    runners
      .filter((second) => second !== first)
      .map((second) => total - first.strength - second.strength),
  )
  return total * commonMultiple(afterOne) * commonMultiple(afterTwo)
}

function commonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce((multiple, number) => (multiple / divisor(multiple, number)) * number, 1n)
}

function divisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : divisor(other, one % other)
}
