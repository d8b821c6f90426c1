import type { Words } from '../../match/match.ts'
import { fill } from '../says/fill.ts'
import { RESULT_TEXTS } from '../says/play-texts.ts'
import { type Stage, teamOf } from './stage.ts'

/** How the match ended, for the board and the commentator. */
export function resultText(stage: Stage): Words {
  const { outcome, pair, main, teams } = stage
  if (outcome.kind === 'tie') return RESULT_TEXTS.tie
  if (outcome.kind !== 'won' || main === null) return RESULT_TEXTS.noResult
  const team = teamOf(teams, outcome.runner).name
  const [, reply] = main
  if (pair !== main) return fill(RESULT_TEXTS.inSuperOver, { team })
  if (reply.end === 'cut') return fill(RESULT_TEXTS.onPar, { team })
  if (outcome.runner === reply.batting) {
    const wickets = reply.rules.wickets - reply.wickets
    const text = wickets === 1 ? RESULT_TEXTS.byOneWicket : RESULT_TEXTS.byWickets
    return fill(text, { team, wickets })
  }
  const runs = (reply.target ?? 0) - 1 - reply.runs
  return fill(runs === 1 ? RESULT_TEXTS.byOneRun : RESULT_TEXTS.byRuns, { team, runs })
}
