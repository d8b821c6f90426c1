/**
 * The players of the court, all of them invented: how well they serve, how well they return, and how
 * often of a hundred serves nobody reaches the ball.
 */
export const TIE_BREAK_PLAYERS = {
  doel: { serve: 6, return: 5, ace: 8 },
  machranga: { serve: 9, return: 2, ace: 13 },
  shalik: { serve: 2, return: 8, ace: 4 },
  tuntuni: { serve: 0, return: 9, ace: 3 },
  finge: { serve: 5, return: 6, ace: 7 },
  bulbuli: { serve: 3, return: 5, ace: 5 },
  moyna: { serve: 4, return: 3, ace: 9 },
  chil: { serve: 10, return: 4, ace: 14 },
  pencha: { serve: 1, return: 6, ace: 4 },
  bok: { serve: 7, return: 0, ace: 12 },
  tiya: { serve: 3, return: 2, ace: 6 },
  baaz: { serve: 8, return: 7, ace: 11 },
} as const

export type TieBreakPlayer = keyof typeof TIE_BREAK_PLAYERS

/** Who meets whom; the first one named serves first. */
export type TieBreakFixture = { first: TieBreakPlayer; second: TieBreakPlayer }

const PAIRS: readonly (readonly [TieBreakPlayer, TieBreakPlayer])[] = [
  ['doel', 'finge'],
  ['machranga', 'shalik'],
  ['baaz', 'chil'],
  ['tuntuni', 'bulbuli'],
  ['moyna', 'tiya'],
  ['bok', 'pencha'],
  ['chil', 'doel'],
  ['shalik', 'tuntuni'],
  ['finge', 'machranga'],
  ['bulbuli', 'moyna'],
  ['pencha', 'tiya'],
  ['baaz', 'finge'],
  ['doel', 'shalik'],
  ['bok', 'moyna'],
  ['machranga', 'chil'],
  ['tiya', 'bulbuli'],
  ['tuntuni', 'pencha'],
  ['finge', 'shalik'],
  ['moyna', 'doel'],
  ['chil', 'machranga'],
  ['bulbuli', 'finge'],
  ['shalik', 'baaz'],
  ['pencha', 'bok'],
  ['tiya', 'tuntuni'],
]

export const TIE_BREAK_FIXTURES: readonly TieBreakFixture[] = PAIRS.map(([first, second]) => ({
  first,
  second,
}))
