import type { Outcome, Purpose, Words } from '../../match/match.ts'
import type { Random } from '../../random/random.ts'
import { type Conditions, drawConditions } from '../conditions/conditions.ts'
import { emptyFancyBook, type FancyBook } from '../fancies/fancy-book.ts'
import { type Innings, startInnings } from '../innings/innings.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'
import type { CricketTeam } from '../teams/cricket-team.ts'
import type { RainPlan } from './rain-plan.ts'

export type TwoTeams = readonly [CricketTeam, CricketTeam]
/** The innings of who bats first, and the reply. */
export type Pair = readonly [first: Innings, reply: Innings]

/** A match under way; it changes with every ball. */
export type Stage = {
  readonly teams: TwoTeams
  readonly rules: CricketRules
  readonly purpose: Purpose
  /** Chance for the play, the pace and the words, apart, so that no one disturbs the others. */
  readonly random: Readonly<{ play: Random; pace: Random; words: Random }>
  readonly book: FancyBook
  readonly conditions: Conditions
  /** What the weather brings; null once it has, or when it stays dry. */
  rain: RainPlan | null
  isWashedOut: boolean
  /** The match's two innings; null before the toss. */
  main: Pair | null
  /** The innings being decided now: those of the match or of a super over. */
  pair: Pair | null
  /** The innings in progress; null between innings. */
  current: Innings | null
  /** What the board says instead of the state of play. */
  headline: Words | null
  outcome: Outcome
  chances: readonly number[]
  /** Where the match stood when they were worked out. */
  chancesAt: string
}

export function openStage(
  start: Readonly<Pick<Stage, 'teams' | 'rules' | 'purpose' | 'rain'> & { random: Random }>,
): Stage {
  const { random, ...known } = start
  return {
    ...known,
    random: { play: random.fork('play'), pace: random.fork('pace'), words: random.fork('words') },
    conditions: drawConditions(random.fork('conditions')),
    book: emptyFancyBook(),
    isWashedOut: false,
    main: null,
    pair: null,
    current: null,
    headline: null,
    outcome: { kind: 'playing' },
    chances: [],
    chancesAt: '',
  }
}

/** Both innings of a match or a super over, before the first ball. */
export function startPair(
  teams: TwoTeams,
  rules: CricketRules,
  start: Readonly<{ index: number; battingFirst: number; conditions: Conditions }>,
): Pair {
  const { index, battingFirst, conditions } = start
  const inningsOf = (order: 0 | 1) => {
    const batting = order === 0 ? battingFirst : 1 - battingFirst
    return startInnings({
      index: index + order,
      rules,
      batting,
      bowling: 1 - batting,
      battingTeam: teamOf(teams, batting),
      bowlingTeam: teamOf(teams, 1 - batting),
      conditions,
      target: null,
      ballsLimit: rules.balls,
    })
  }
  return [inningsOf(0), inningsOf(1)]
}

export function teamOf(teams: TwoTeams, side: number): CricketTeam {
  return side === 0 ? teams[0] : teams[1]
}
