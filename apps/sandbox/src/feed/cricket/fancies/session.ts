import type { Words } from '../../match/match.ts'
import type { Prospect } from '../chances/prospect.ts'
import type { Innings } from '../innings/innings.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { fill, type Named } from '../says/fill.ts'
import type { Forecast } from './question.ts'

/**
 * The stretch from the start of an innings over so many overs, which are six legal balls each however
 * the umpire counts: an over of five or seven balls moves no session. Every title says how many.
 */
export type Session = Readonly<{ overs: number; balls: number }>

/** In a chase a session that ends further off than this says more of the target than of the batting. */
const CHASE_BALLS_MAX = 66
/** How many sessions that are under way at once are offered, besides the whole innings. */
const NEXT_SESSIONS = 2
/** A chase that may be over by then makes a session's score depend on the target. */
const CHASE_CLEAR_SDS = 2.5

/**
 * The sessions of an innings that are not over, the nearest first. The whole innings is one of them
 * for the side that bats first only: a chase is as long as its target makes it.
 */
export function openSessions(innings: Innings): readonly Session[] {
  const { rules, balls, ballsLimit, target } = innings
  const lastBall = target === null ? ballsLimit : ballsLimit - 1
  return rules.sessionOvers
    .map((overs) => ({ overs, balls: overs * BALLS_PER_OVER }))
    .filter((session) => session.balls > balls && session.balls <= lastBall)
}

/** Those in which a line is offered: the next ones and the whole innings. */
export function offeredSessions(innings: Innings): readonly Session[] {
  const farthest = innings.target === null ? innings.ballsLimit : innings.balls + CHASE_BALLS_MAX
  return openSessions(innings).filter(
    ({ balls }, order) =>
      (order < NEXT_SESSIONS && balls <= farthest) || balls === innings.ballsLimit,
  )
}

/** Runs of the session as expected; null where the chase may well end before it does. */
export function sessionSpread(forecast: Forecast, session: Session): Prospect | null {
  const { target } = forecast.innings
  const spread = forecast.runsAtBall(session.balls)
  if (target === null) return spread
  return spread.mean + CHASE_CLEAR_SDS * spread.sd < target ? spread : null
}

/**
 * The innings' runs when the session ended. An innings that ended by itself before that decides it
 * with its total; one cut short by rain, or shortened to fewer overs, leaves it without a result.
 */
export function sessionScore(innings: Innings, session: Session): number | null | undefined {
  const runs = innings.runsAfter[session.balls]
  if (runs !== undefined) return runs
  if (innings.end === 'natural') return innings.ballsLimit < session.balls ? null : innings.runs
  return innings.end === 'cut' || session.balls > innings.ballsLimit ? null : undefined
}

/** The title of a line on a session; `session` may hold more that the text names. */
export function sessionTitle(text: Words, forecast: Forecast, session: Session & Named): Words {
  return fill(text, { team: forecast.battingTeam.name, ...session })
}

/** The id of a line: lasting within the match, and telling what it is about. */
export function fancyIdOf({ innings, battingTeam }: Forecast, about: string): string {
  return `${innings.index + 1}-${battingTeam.code.toLowerCase()}-${about}`
}
