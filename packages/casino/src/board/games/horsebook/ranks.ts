/** The lanes (0 to 7) of a race, the strongest first; of two as strong, the lower lane. */
export function lanesByStrength(strengths: readonly number[]): readonly number[] {
  const lanes = strengths.map((strength, lane) => ({ strength, lane }))
  return lanes
    .toSorted((one, other) => other.strength - one.strength || one.lane - other.lane)
    .map(({ lane }) => lane)
}

/** Who meets whom in the duels, by rank of strength: the first two, the next two, the two after. */
export const DUELS = [
  [0, 1],
  [2, 3],
  [4, 5],
] as const
