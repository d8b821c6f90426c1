import { PLAY_KINDS, type PlayKind } from '@maidan/contract/facts'
import type { Draft } from './draft.ts'

/** How much of a stake counts, by kind of play; a kind that counts in full is not named. */
export type Weights = Draft['weights']

const full = '100'

export function weightOf(weights: Weights, play: PlayKind): string {
  return String(weights.find((one) => one.play === play)?.percent ?? full)
}

/** The weights with another one. */
export function withWeight(weights: Weights, play: PlayKind, percent: string): Weights {
  return PLAY_KINDS.map((kind) => ({
    play: kind,
    percent: kind === play ? percent : weightOf(weights, kind),
  })).filter((one) => one.percent !== full)
}
