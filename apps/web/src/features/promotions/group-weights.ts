import { PLAY_KINDS } from '@maidan/contract/facts'
import type { PlayKind } from '@maidan/contract/facts'
import { FULL_PERCENT } from '../../lib/is-full.ts'

export type PlayWeight = { play: PlayKind; percent: string }

export type WeightGroup = { percent: string; plays: PlayKind[] }

/**
 * Kinds of play by how much of a stake counts, the most first; kinds that `weights` does not name
 * count in full. One group alone means that everything counts alike.
 */
export function groupWeights(weights: readonly PlayWeight[]): WeightGroup[] {
  const percents = new Map(weights.map(({ play, percent }) => [play, percent]))
  const groups = new Map<string, PlayKind[]>()
  for (const play of PLAY_KINDS) {
    const percent = percents.get(play) ?? FULL_PERCENT
    groups.set(percent, [...(groups.get(percent) ?? []), play])
  }
  return [...groups]
    .map(([percent, plays]) => ({ percent, plays }))
    .toSorted((one, other) => Number(other.percent) - Number(one.percent))
}

/** The kinds of play that are not left out. */
export function countedPlays(weights: readonly PlayWeight[]): PlayKind[] {
  return groupWeights(weights).flatMap(({ percent, plays }) => (percent === '0' ? [] : plays))
}
