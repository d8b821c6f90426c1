import type { ScoreBoard } from '../../match/match.ts'
import type { Innings } from '../innings/innings.ts'
import type { Stage } from '../play/stage.ts'
import { oversText } from '../says/digits.ts'
import { fill } from '../says/fill.ts'
import { scoreText } from './score-text.ts'
import { summaryOf } from './summary.ts'

const OVERS = { en: '{overs} ov', bn: '{overs} ওভার' }
const RECENT_BALLS = 12

/** The board: a line per team, overs, the state of play, the last twelve balls. */
export function scoreBoard(stage: Stage): ScoreBoard {
  const shown = stage.current ?? lastPlayed(stage)
  return {
    lines: stage.teams.map(({ name }, side) => ({
      name,
      ...lineOf(stage, side),
      isActive: stage.current?.batting === side,
    })),
    clock: fill(OVERS, { overs: oversText(shown?.balls ?? 0) }),
    summary: stage.headline ?? summaryOf(stage),
    recent: shown === null ? [] : shown.marks.slice(-RECENT_BALLS),
  }
}

/** A team's score in the match; in a super over, that one's score beside it. */
function lineOf({ main, pair }: Stage, side: number): { score: string; note: string } {
  const innings = main?.find(({ batting }) => batting === side)
  if (innings === undefined || !hasBegun(innings)) return { score: '', note: '' }
  const score = scoreText(innings)
  const extra = pair === main ? undefined : pair?.find(({ batting }) => batting === side)
  if (extra === undefined || !hasBegun(extra)) return { score, note: noteOf(innings) }
  return { score, note: `SO ${scoreText(extra)} (${oversText(extra.balls)} ov)` }
}

function noteOf({ balls }: Innings): string {
  return `${oversText(balls)} ov`
}

function hasBegun({ marks, bowler }: Innings): boolean {
  return marks.length > 0 || bowler !== null
}

function lastPlayed({ pair }: Stage): Innings | null {
  const [first, reply] = pair ?? []
  if (reply !== undefined && hasBegun(reply)) return reply
  return first ?? null
}
