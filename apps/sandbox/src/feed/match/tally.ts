type Pair = readonly [number, number]

/** The score in numbers, by which bets on more than the winner are priced and settled. */
export type Tally = SoccerTally | TennisTally

export type SoccerTally = Readonly<{
  kind: 'soccer'
  /** Where the match is: minutes played of this half, and those to add once they are announced. */
  half: 1 | 2
  played: number
  addedLeft: number | null
  goals: Pair
  reds: Pair
  /** The goals at half-time; null before it. */
  halfTime: Pair | null
}>

export type TennisTally = Readonly<{
  kind: 'tennis'
  setsToWin: number
  /** Games of the sets that are over, in their order. */
  sets: readonly Pair[]
  /** Games of the set and points of the game under way. */
  games: Pair
  points: Pair
  /** Who serves this game, or served the first point of this tie-break. */
  server: 0 | 1
  isTieBreak: boolean
}>

/** How many halves or sets are over, so that bets on them can be settled. */
export function periodsOver(tally: Tally | null): number {
  switch (tally?.kind) {
    case undefined:
      return 0
    case 'soccer':
      return tally.halfTime === null ? 0 : 1
    case 'tennis':
      return tally.sets.length
  }
}
