import { dragonTigerWinner, type DragonTigerOutcome, type DragonTigerWinner } from '@maidan/casino'

/** Rounds that the roads show. */
export const ROADS_MAX = 60

type Known = {
  number: number
  outcome: DragonTigerOutcome | null
  past: readonly { number: number; outcome: DragonTigerOutcome }[]
}

/**
 * The winners of the last rounds, oldest first. The round on the table counts from the moment its
 * cards have been turned, whether or not the studio lists it among the past ones yet.
 */
export function knownWinners(
  { number, outcome, past }: Known,
  isDecided: boolean,
): readonly DragonTigerWinner[] {
  const before = past.filter((round) => round.number < number)
  const now = isDecided && outcome !== null ? [{ number, outcome }] : []
  return [...now, ...before]
    .slice(0, ROADS_MAX)
    .map((round) => dragonTigerWinner(round.outcome))
    .toReversed()
}
