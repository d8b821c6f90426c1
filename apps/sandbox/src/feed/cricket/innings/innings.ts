import type { CricketPlayer, CricketTeam } from '../teams/cricket-team.ts'
import type { Conditions } from '../conditions/conditions.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'

/** The scorebook of one innings; it changes as balls are bowled. */
export type Innings = {
  /** 0 and 1 are the match; from 2 on, super overs. */
  readonly index: number
  readonly rules: CricketRules
  /** Which team bats and which bowls, as in the match's runners. */
  readonly batting: number
  readonly bowling: number
  /** The same for both innings of a match. */
  readonly conditions: Conditions
  /** In batting order. */
  readonly batters: readonly BatterScore[]
  readonly bowlers: readonly BowlerScore[]
  /** Runs that win; null when batting first. */
  target: number | null
  ballsLimit: number
  /** What rain took of the innings, as a share of the runs expected of a full one. */
  lostShare: number
  runs: number
  wickets: number
  /** Legal balls bowled. */
  balls: number
  striker: number
  nonStriker: number
  nextIn: number
  bowler: BowlerScore | null
  isFreeHit: boolean
  /** Fours and sixes off the bat. */
  boundaries: number
  /** What the scorer wrote for each ball, oldest first. */
  readonly marks: string[]
  /** The total after each legal ball; the first entry, before any, is 0. */
  readonly runsAfter: number[]
  /** Runs of the first delivery bowled as a given legal ball, extras included. */
  readonly firstRuns: number[]
  /** The total at the fall of each wicket. */
  readonly fallAt: number[]
  /** Natural: all out, all balls bowled or the target reached. Cut: the rain ended it. */
  end: 'open' | 'natural' | 'cut'
}

export type BatterScore = {
  readonly player: CricketPlayer
  runs: number
  balls: number
  fours: number
  sixes: number
  isOut: boolean
}

export type BowlerScore = {
  readonly player: CricketPlayer
  runs: number
  balls: number
  wickets: number
}

export type InningsStart = Readonly<{
  index: number
  rules: CricketRules
  batting: number
  bowling: number
  battingTeam: CricketTeam
  bowlingTeam: CricketTeam
  conditions: Conditions
  target: number | null
  ballsLimit: number
}>

export function startInnings(start: InningsStart): Innings {
  const { battingTeam, bowlingTeam, ...known } = start
  return {
    ...known,
    batters: battersOf(battingTeam, start.rules).map(battersLine),
    bowlers: bowlingTeam.players.filter(({ bowl }) => bowl > 0).map(bowlersLine),
    lostShare: 0,
    runs: 0,
    wickets: 0,
    balls: 0,
    striker: 0,
    nonStriker: 1,
    nextIn: 2,
    bowler: null,
    isFreeHit: false,
    boundaries: 0,
    marks: [],
    runsAfter: [0],
    firstRuns: [],
    fallAt: [],
    end: 'open',
  }
}

/** Runs still needed; null while there is no target. */
export function runsNeeded({ target, runs }: Innings): number | null {
  return target === null ? null : Math.max(target - runs, 0)
}

/** Tells apart all that an innings may stand at; who bowls the next over is not part of it. */
export function standingOf(innings: Innings): string {
  const { index, marks, ballsLimit, target, end } = innings
  return `${index} ${marks.length} ${ballsLimit} ${target} ${end}`
}

/** A batter of the innings by his place in the order. */
export function batterAt(innings: Innings, place: number): BatterScore {
  const batter = innings.batters[place]
  if (batter === undefined) throw new RangeError(`no batter at place ${place}`)
  return batter
}

/** Who bowls the over; none is named before the first ball of the innings. */
export function bowlerNow({ bowler }: Innings): BowlerScore {
  if (bowler === null) throw new RangeError('no bowler has been named')
  return bowler
}

/** All eleven, or, where fewer wickets end the innings, the best who can be needed. */
function battersOf({ players }: CricketTeam, { wickets }: CricketRules): readonly CricketPlayer[] {
  if (wickets + 1 >= players.length) return players
  return players.toSorted((one, other) => other.bat - one.bat).slice(0, wickets + 1)
}

function battersLine(player: CricketPlayer): BatterScore {
  return { player, runs: 0, balls: 0, fours: 0, sixes: 0, isOut: false }
}

function bowlersLine(player: CricketPlayer): BowlerScore {
  return { player, runs: 0, balls: 0, wickets: 0 }
}
