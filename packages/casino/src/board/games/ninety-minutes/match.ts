/** The first side plays at home. */
export const MATCH_SIDES = ['first', 'second'] as const
export type MatchSide = (typeof MATCH_SIDES)[number]

/** The halves of a match: minutes 1 to 45 and 46 to 90. */
export const MATCH_HALVES = ['early', 'late'] as const
export type MatchHalf = (typeof MATCH_HALVES)[number]

export const HALF_MINUTES = 45

/** Goals of each side. */
export type MatchScore = Readonly<Record<MatchSide, number>>

/** A goal in a minute of the match, from 1. */
export type MatchGoal = { side: MatchSide; minute: number }

/**
 * What happened in a match: its goals by their minutes, and a number that says what else is to be
 * seen of it. Minutes and that number are for the eye alone: no market asks for them.
 */
export type MatchPlay = { goals: readonly MatchGoal[]; look: number }

/** As much of a match as markets ask about: the goals of each half and of both, and who scored first. */
export type MatchTally = Readonly<Record<MatchHalf, MatchScore>> & {
  full: MatchScore
  opener: MatchSide | null
}

export function halfOf({ minute }: MatchGoal): MatchHalf {
  return minute <= HALF_MINUTES ? 'early' : 'late'
}

/** How it stands after these goals. */
export function scoreOf(goals: readonly MatchGoal[]): MatchScore {
  const of = (side: MatchSide) => goals.filter((goal) => goal.side === side).length
  return { first: of('first'), second: of('second') }
}

export function tallyOf({ goals }: MatchPlay): MatchTally {
  const of = (half: MatchHalf) => scoreOf(goals.filter((goal) => halfOf(goal) === half))
  return tallyFrom({ early: of('early'), late: of('late') }, goals[0]?.side ?? null)
}

export function tallyFrom(
  { early, late }: Readonly<Record<MatchHalf, MatchScore>>,
  opener: MatchSide | null,
): MatchTally {
  const full = { first: early.first + late.first, second: early.second + late.second }
  return { early, late, full, opener }
}

/** Who has more goals; `draw` when neither has. */
export function leaderOf({ first, second }: MatchScore): MatchSide | 'draw' {
  if (first === second) return 'draw'
  return first > second ? 'first' : 'second'
}

export function goalsOf({ first, second }: MatchScore): number {
  return first + second
}

export function rivalSide(side: MatchSide): MatchSide {
  return side === 'first' ? 'second' : 'first'
}
