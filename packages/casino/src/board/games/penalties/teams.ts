/**
 * The teams, all of them invented: how well their shooters place a kick, how well their keeper guesses,
 * and how often of a hundred kicks a shooter misses the goal.
 */
export const PENALTY_TEAMS = {
  padma: { shoot: 9, keep: 4, miss: 7 },
  meghna: { shoot: 3, keep: 6, miss: 6 },
  jamuna: { shoot: 7, keep: 1, miss: 9 },
  teesta: { shoot: 1, keep: 7, miss: 6 },
  surma: { shoot: 4, keep: 4, miss: 8 },
  kushiyara: { shoot: 2, keep: 3, miss: 5 },
  karnaphuli: { shoot: 7, keep: 5, miss: 9 },
  rupsha: { shoot: 0, keep: 9, miss: 7 },
  dhaleshwari: { shoot: 3, keep: 1, miss: 6 },
  kirtankhola: { shoot: 4, keep: 6, miss: 10 },
  atrai: { shoot: 1, keep: 5, miss: 8 },
  sangu: { shoot: 6, keep: 7, miss: 8 },
} as const

export type PenaltyTeam = keyof typeof PENALTY_TEAMS

/** Who meets whom; the first one named kicks first. */
export type PenaltyFixture = { first: PenaltyTeam; second: PenaltyTeam }

const PAIRS: readonly (readonly [PenaltyTeam, PenaltyTeam])[] = [
  ['padma', 'meghna'],
  ['jamuna', 'teesta'],
  ['surma', 'kushiyara'],
  ['karnaphuli', 'sangu'],
  ['rupsha', 'dhaleshwari'],
  ['kirtankhola', 'atrai'],
  ['meghna', 'jamuna'],
  ['sangu', 'padma'],
  ['teesta', 'surma'],
  ['dhaleshwari', 'karnaphuli'],
  ['atrai', 'rupsha'],
  ['kushiyara', 'kirtankhola'],
  ['padma', 'jamuna'],
  ['meghna', 'surma'],
  ['karnaphuli', 'teesta'],
  ['sangu', 'rupsha'],
  ['jamuna', 'kirtankhola'],
  ['kushiyara', 'dhaleshwari'],
  ['atrai', 'padma'],
  ['surma', 'karnaphuli'],
  ['teesta', 'meghna'],
  ['rupsha', 'kushiyara'],
  ['kirtankhola', 'sangu'],
  ['dhaleshwari', 'atrai'],
]

export const PENALTY_FIXTURES: readonly PenaltyFixture[] = PAIRS.map(([first, second]) => ({
  first,
  second,
}))
