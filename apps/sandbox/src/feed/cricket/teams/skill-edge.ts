import type { CricketPlayer } from './cricket-team.ts'

/** Skill of a usual batter at each place of the order; the tables of chances are made for these. */
export const USUAL_BATTING = [67, 66, 69, 67, 62, 58, 51, 36, 26, 20, 14] as const
/** Skill of the usual bowler of an over. */
export const USUAL_BOWLING = 62
/** The batter against whom the usual bowler is an even contest. */
const EVEN_BATTING = 61
/** Points of skill that make an edge of 1. */
const POINTS_PER_EDGE = 40

/** How a batter's skill against a bowler's tilts a ball: 0 is even, ±1 very one-sided. */
export function ballEdge(batter: CricketPlayer, bowler: CricketPlayer): number {
  return battingEdge(batter.bat) - bowlingEdge(bowler.bowl)
}

export function battingEdge(bat: number): number {
  return (bat - EVEN_BATTING) / POINTS_PER_EDGE
}

export function bowlingEdge(bowl: number): number {
  return (bowl - USUAL_BOWLING) / POINTS_PER_EDGE
}
