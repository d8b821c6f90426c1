import type { Fancy, Words } from '../../match/match.ts'
import type { Prospect } from '../chances/prospect.ts'
import type { Innings } from '../innings/innings.ts'

/** One line on runs, from its first offer until its score is known. */
export type Question = Readonly<{
  fancyId: string
  /** Asked for once, when the line is first offered. */
  title: () => Words
  type: Fancy['type']
  /** Whether who bowls next moves the line; any other stands still while no ball is bowled. */
  isOfBowler?: boolean
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
  /** The batting side's edge, with the conditions as they seem and the weight of a target on it. */
  edge: number
  /** What is to be added to a batter's own skill for the bowlers, the conditions and the target. */
  againstBatter: number
  /** Of both, what the conditions as they seem and a target add. */
  seen: number
  /** Runs of the innings at the end of so many legal balls. */
  runsAtBall: (balls: number) => Prospect
  /** Fours and sixes of the whole innings. */
  boundaries: () => Prospect
}>

/**
 * Questions that stand open at a moment. Those already asked are known by their id; one that takes
 * work to ask may be left out then.
 */
export type Asker = (
  forecast: Forecast,
  isAsked: (fancyId: string) => boolean,
) => readonly Question[]
