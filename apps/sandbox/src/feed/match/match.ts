import type { Tally } from './tally.ts'

/**
 * A match that plays itself, moment by moment. Pure and seeded: the same seed plays the same match,
 * so that the feed can be restarted and stands where it stood. Times are those of the real sport;
 * the feed lets them run faster on request.
 */
export type Match = {
  readonly runners: readonly Runner[]
  /** The state before the first ball, whistle or serve. */
  readonly opening: Moment
  /** Plays on to the next moment; null once the match is over. */
  next: () => Moment | null
}

/**
 * What a match is opened for. One that is over already is played for its results: it quotes nothing,
 * and everything else in it is the same.
 */
export type Purpose = 'prices' | 'results'

/** A side that can win, or the draw. */
export type Runner = Readonly<{ name: Words; kind: 'side' | 'draw' }>

/** A text in both languages of the site. */
export type Words = Readonly<{ en: string; bn: string }>

export type Moment = Readonly<{
  /** Since the moment before, at the pace of the real sport. */
  afterMs: number
  board: ScoreBoard
  /** What happened, as a commentator says it. */
  says: Words
  /**
   * Each runner's chance to win as the model sees it, in the order of `runners`; they add up to 1.
   * A model's number, not money: prices are made from it elsewhere. None where the match is played
   * for its results.
   */
  chances: readonly number[]
  /** A delivery, rally or attack is under way: nothing can be bet until the next moment. */
  ballRunning: boolean
  /** A wicket under review, VAR, rain, a change of innings: prices are withdrawn. */
  suspended: boolean
  /** The lines on runs that are offered now; none but in cricket, and where prices are wanted. */
  fancies: readonly Fancy[]
  decided: readonly DecidedLine[]
  /** What the stream's drawing shows: where the ball goes, who scores. */
  scene: Scene
  /** The score in numbers; none in cricket, where the lines on runs tell it. */
  tally: Tally | null
  outcome: Outcome
}>

/** How it stands: still playing, won by a runner (index), or without a winner. */
export type Outcome =
  | { kind: 'playing' }
  | { kind: 'won'; runner: number }
  | { kind: 'tie' }
  | { kind: 'no_result' }

export type Fancy = Readonly<{
  /** Unique and lasting within the match. */
  fancyId: string
  title: Words
  /** The documents' codes: 2 fancy, 3 khadda, 4 lottery, 5 odd/even, 6 ball by ball. */
  type: 2 | 3 | 4 | 5 | 6
  /**
   * What YES claims of the score: at least `runs`; inside the window; its last digit; even. NO
   * claims the opposite.
   */
  claim:
    | { kind: 'at_least'; yesRuns: number; noRuns: number }
    | { kind: 'within'; fromRuns: number; toRuns: number }
    | { kind: 'last_digit'; digit: number }
    | { kind: 'even' }
  /** Paid per 100 staked; 0: this side is not offered. */
  yesRate: number
  noRate: number
  suspended: boolean
}>

/** A line that was offered, with the score that decides it; null is no result. */
export type DecidedLine = Pick<Fancy, 'fancyId' | 'title' | 'type'> &
  Readonly<{ score: number | null }>

/** The board as the score frame draws it: short lines, then the players or the clock. */
export type ScoreBoard = Readonly<{
  /** A line per runner that is a side: "156/4", "2", "6 4 30". */
  lines: readonly { name: Words; score: string; note: string; isActive: boolean }[]
  /** "18.3 ov", "67′", "Set 3". */
  clock: Words
  /** "Need 24 from 15 balls", "Half-time". */
  summary: Words
  /** The last balls, goals or points, oldest first: "1", "W", "4", "wd". */
  recent: readonly string[]
}>

export type Scene =
  | { kind: 'waiting' }
  | { kind: 'cricket'; runs: number; isWicket: boolean; isBoundary: boolean; angle: number }
  | {
      kind: 'soccer'
      x: number
      y: number
      side: number | null
      event: 'play' | 'goal' | 'card' | 'penalty'
    }
  | { kind: 'tennis'; server: number; winner: number | null; rally: number }
