import type { Fancy, Words } from '../../match/match.ts'
import type { Spread } from '../chances/spread.ts'
import type { Innings } from '../innings/innings.ts'

/** One line on runs, from its first offer until its score is known. */
export type Question = Readonly<{
  fancyId: string
  /** Asked for once, when the line is first offered. */
  title: () => Words
  type: Fancy['type']
  /** The line as the model sees it now; null while it cannot be offered fairly. */
  quote: (forecast: Forecast) => Quote | null
  /** The score; null for no result; undefined while it is open. */
  verdict: (innings: Innings) => number | null | undefined
}>

export type Quote = Pick<Fancy, 'claim' | 'yesRate' | 'noRate'>

/** An innings as it stands, and what the model expects of it. */
export type Forecast = Readonly<{
  innings: Innings
  battingTeam: Readonly<{ code: string; name: Words }>
  /** The batting side's edge, with the weight of a target on it. */
  edge: number
  /** What is to be added to a batter's own skill for the bowlers and the target against him. */
  againstBatter: number
  /** Runs of the innings at the end of so many legal balls. */
  runsAtBall: (balls: number) => Spread
  /** Fours and sixes of the whole innings. */
  boundaries: () => Spread
}>

/** Questions that stand open at a moment; those already asked are known by their id. */
export type Asker = (forecast: Forecast) => readonly Question[]
