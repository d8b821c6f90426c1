import { inningsOf, type Ball, type Innings, type SuperOverPlay } from '@maidan/casino'

/** What has been told of a play: its balls so far, and how both innings stand. */
export type Stand = {
  first: { balls: readonly Ball[]; innings: Innings }
  second: { balls: readonly Ball[]; innings: Innings }
  /** Whether all of the first innings has been told. */
  isChase: boolean
  /** Runs that the second side needs to win; below 1 when it has them. */
  needs: number
}

/** How a play stands when so many of its balls have been told. */
export function standAt({ first, second }: SuperOverPlay, told: number): Stand {
  const setting = first.slice(0, told)
  const chasing = second.slice(0, Math.max(0, told - first.length))
  const one = { balls: setting, innings: inningsOf(setting) }
  const other = { balls: chasing, innings: inningsOf(chasing) }
  const needs = one.innings.runs + 1 - other.innings.runs
  return { first: one, second: other, isChase: told >= first.length && told > 0, needs }
}
