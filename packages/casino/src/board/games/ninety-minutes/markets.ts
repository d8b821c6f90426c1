import {
  askedMarket as market,
  bothSides,
  bySide,
  countLines as lines,
  type Asked as AskedOf,
} from '../../event/asked-market.ts'
import type { EventMarket, PickResult } from '../../event/event-model.ts'
import {
  goalsOf,
  leaderOf,
  rivalSide,
  type MatchScore,
  type MatchSide,
  type MatchTally,
} from './match.ts'

type Market = EventMarket<MatchTally>
type Asked = AskedOf<MatchTally>
type Leader = MatchSide | 'draw'

const MAIN_BPS = 9_500
const LINE_BPS = 9_450
const MANY_BPS = 9_400
const SCORE_BPS = 9_350

const LEADERS = ['first', 'draw', 'second'] as const

/** Scores of a side up to this have a pick of their own; the last draw stands for higher ones as well. */
export const SCORE_MAX = 3

/** Margins below this have a pick of their own; the last pick is this one and more. */
export const MARGIN_MAX = 3

/** Every market of a match, the usual one first. Only `no-draw` gives stakes back: on a draw. */
export const MATCH_MARKETS: readonly Market[] = [
  market(
    'result',
    MAIN_BPS,
    byLeader(({ full }) => full),
  ),
  market('double', MAIN_BPS, {
    'first-draw': (tally) => wins(tally) !== 'second',
    either: (tally) => wins(tally) !== 'draw',
    'second-draw': (tally) => wins(tally) !== 'first',
  }),
  { key: 'no-draw', picks: ['first', 'second'], returnBps: MAIN_BPS, resultOf: noDraw },
  market(
    'goals',
    MAIN_BPS,
    lines([1, 2, 3, 4], ({ full }) => goalsOf(full)),
  ),
  market('both-score', MAIN_BPS, {
    yes: (tally) => scores(tally, 'first') && scores(tally, 'second'),
    no: (tally) => !scores(tally, 'first') || !scores(tally, 'second'),
  }),
  market('score', SCORE_BPS, exactScores()),
  market('margin', LINE_BPS, { ...bothSides(margins), draw: (tally) => wins(tally) === 'draw' }),
  market('parity', MAIN_BPS, {
    odd: ({ full }) => goalsOf(full) % 2 === 1,
    even: ({ full }) => goalsOf(full) % 2 === 0,
  }),
  ...sideMarkets('first'),
  ...sideMarkets('second'),
  market('to-nil', MANY_BPS, {
    ...bySide((side) => (tally: MatchTally) => winsToNil(tally, side)),
    neither: (tally) => !winsToNil(tally, 'first') && !winsToNil(tally, 'second'),
  }),
  market('opener', MAIN_BPS, {
    first: ({ opener }) => opener === 'first',
    none: ({ opener }) => opener === null,
    second: ({ opener }) => opener === 'second',
  }),
  market(
    'half-result',
    MAIN_BPS,
    byLeader(({ early }) => early),
  ),
  market('half-full', MANY_BPS, halfAndFull()),
  market(
    'early-goals',
    LINE_BPS,
    lines([0, 1], ({ early }) => goalsOf(early)),
  ),
  market(
    'late-goals',
    LINE_BPS,
    lines([0, 1], ({ late }) => goalsOf(late)),
  ),
  market('more-goals', MANY_BPS, {
    early: (tally) => laterGoals(tally) < 0,
    same: (tally) => laterGoals(tally) === 0,
    late: (tally) => laterGoals(tally) > 0,
  }),
  market('both-halves', LINE_BPS, {
    ...bySide((side) => (tally: MatchTally) => winsBothHalves(tally, side)),
    neither: (tally) => !winsBothHalves(tally, 'first') && !winsBothHalves(tally, 'second'),
  }),
]

function wins(tally: MatchTally): Leader {
  return leaderOf(tally.full)
}

function byLeader(of: (tally: MatchTally) => MatchScore): Asked {
  return Object.fromEntries(
    LEADERS.map((leader) => [leader, (tally: MatchTally) => leaderOf(of(tally)) === leader]),
  )
}

function noDraw(pick: string, tally: MatchTally): PickResult {
  const winner = wins(tally)
  if (winner === 'draw') return 'void'
  return winner === pick ? 'won' : 'lost'
}

/** What is asked of one side: its goals, and whether it lets in none. */
function sideMarkets(side: MatchSide): readonly Market[] {
  return [
    market(
      `${side}-goals`,
      LINE_BPS,
      lines([0, 1, 2], (tally) => tally.full[side]),
    ),
    market(`${side}-clean`, LINE_BPS, {
      yes: (tally) => !scores(tally, rivalSide(side)),
      no: (tally) => scores(tally, rivalSide(side)),
    }),
  ]
}

/**
 * Exact scores in rows of three: a win of the first side, a draw, a win of the second. There are fewer
 * draws than wins, so that the wins by other scores stand between the last ones.
 */
function exactScores(): Asked {
  const goals = Array.from({ length: SCORE_MAX + 1 }, (_, count) => count)
  const wonBy = (side: MatchSide) =>
    goals.flatMap((most) => goals.slice(0, most).map((least) => exactScore(side, most, least)))
  const between = [...goals.map(levelScore), otherScore('first'), otherScore('second')]
  const away = wonBy('second')
  return Object.fromEntries(
    wonBy('first').flatMap((score, row) => [
      score,
      ...between.slice(row, row + 1),
      ...away.slice(row, row + 1),
    ]),
  )
}

type ScorePick = readonly [pick: string, is: (tally: MatchTally) => boolean]

function exactScore(side: MatchSide, most: number, least: number): ScorePick {
  return [
    side === 'first' ? `${most}-${least}` : `${least}-${most}`,
    ({ full }) => full[side] === most && full[rivalSide(side)] === least,
  ]
}

/** A draw; nobody could price four all and more fairly by itself, so three all counts those too. */
function levelScore(goals: number): ScorePick {
  return [
    `${goals}-${goals}`,
    ({ full: { first, second } }) =>
      first === second && (goals === SCORE_MAX ? first >= goals : first === goals),
  ]
}

function otherScore(side: MatchSide): ScorePick {
  return [`${side}-other`, (tally) => wins(tally) === side && tally.full[side] > SCORE_MAX]
}

function margins(side: MatchSide): Asked {
  const picks = Array.from({ length: MARGIN_MAX }, (_, place) => place + 1)
  return Object.fromEntries(
    picks.map((by) => [
      `${side}-by-${by}`,
      ({ full }: MatchTally) => {
        const margin = full[side] - full[rivalSide(side)]
        return by === MARGIN_MAX ? margin >= by : margin === by
      },
    ]),
  )
}

/** Who is ahead at half-time and who wins: `draw-first` is level, then won by the first side. */
function halfAndFull(): Asked {
  return Object.fromEntries(
    LEADERS.flatMap((half) =>
      LEADERS.map((full) => [
        `${half}-${full}`,
        (tally: MatchTally) => leaderOf(tally.early) === half && wins(tally) === full,
      ]),
    ),
  )
}

function scores(tally: MatchTally, side: MatchSide): boolean {
  return tally.full[side] > 0
}

function winsToNil(tally: MatchTally, side: MatchSide): boolean {
  return wins(tally) === side && !scores(tally, rivalSide(side))
}

/** How many goals more the second half has than the first. */
function laterGoals({ early, late }: MatchTally): number {
  return goalsOf(late) - goalsOf(early)
}

function winsBothHalves({ early, late }: MatchTally, side: MatchSide): boolean {
  return leaderOf(early) === side && leaderOf(late) === side
}
