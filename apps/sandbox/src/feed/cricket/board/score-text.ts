import type { BatterScore, BowlerScore, Innings } from '../innings/innings.ts'
import { shortOversText } from '../says/digits.ts'

/** "156/4"; "163" when all out. */
export function scoreText({ runs, wickets, rules }: Innings): string {
  return wickets >= rules.wickets ? String(runs) : `${runs}/${wickets}`
}

/** A bowler's wickets, runs and overs: "2/24 (3.3)". */
export function figuresText({ wickets, runs, balls }: BowlerScore): string {
  return `${wickets}/${runs} (${shortOversText(balls)})`
}

/** A batter's runs and balls: "34 (21)". */
export function battedText({ runs, balls }: BatterScore): string {
  return `${runs} (${balls})`
}
