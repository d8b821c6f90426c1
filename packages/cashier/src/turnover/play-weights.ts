/** What may be played, as the terms of a bonus tell it apart. */
export const PLAY_KINDS = [
  'slot',
  'casino',
  'table',
  'poker',
  'crash',
  'fishing',
  'arcade',
  'lottery',
  'sports',
  'exchange',
  'other',
] as const

export type PlayKind = (typeof PLAY_KINDS)[number]

/** How much of a stake counts by kind of play, in basis points; a kind that is not named counts in full. */
export type PlayWeights = Readonly<Partial<Record<PlayKind, number>>>

export const FULL_WEIGHT_BPS = 10_000

/** Which kind a game of a provider is. */
export function playKind(gameType: string): PlayKind {
  return PLAY_KINDS.find((kind) => kind === gameType) ?? 'other'
}

/** How much of a stake on a kind of play counts. */
export function weightOf(weights: PlayWeights, kind: PlayKind): number {
  return weights[kind] ?? FULL_WEIGHT_BPS
}
