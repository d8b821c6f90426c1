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

/**
 * What counts towards a turnover: kinds of play by their weights, and of sports bets those alone at
 * `oddsMinCenti` or longer (hundredths; 0 for any odds). Bets on the exchange need no such term: of them
 * no more counts than they really won or lost.
 */
export type PlayTerms = { weights: PlayWeights; oddsMinCenti: number }

/** A play as terms look at it; odds in hundredths, null where there are none or nobody told them. */
export type WeighedPlay = { kind: PlayKind; oddsCenti: number | null }

/**
 * A bet on the exchange. Least odds do not ask about it, so how much of it will count is known before
 * its odds, its side and its market are.
 */
export const EXCHANGE_PLAY = { kind: 'exchange', oddsCenti: null } as const satisfies WeighedPlay

/** How much of a stake counts under these terms, in basis points. */
export function shareOf({ weights, oddsMinCenti }: PlayTerms, play: WeighedPlay): number {
  const { kind, oddsCenti } = play
  const isShort = kind === 'sports' && (oddsCenti ?? 0) < oddsMinCenti
  return isShort ? 0 : weightOf(weights, kind)
}

/** How much of a stake on a kind of play counts. */
export function weightOf(weights: PlayWeights, kind: PlayKind): number {
  return weights[kind] ?? FULL_WEIGHT_BPS
}
