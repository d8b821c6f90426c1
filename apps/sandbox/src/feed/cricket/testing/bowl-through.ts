import type { Random } from '../../random/random.ts'
import { bowlBall } from '../innings/bowl-ball.ts'
import { chooseBowler } from '../innings/choose-bowler.ts'
import type { BowlerScore, Innings } from '../innings/innings.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'

/**
 * Bowls an innings through without a word; returns who bowled each over. `onOver` sees the innings
 * before each of them.
 */
export function bowlThrough(
  innings: Innings,
  random: Random,
  onOver: (innings: Innings) => void = () => undefined,
): readonly BowlerScore[] {
  const overs: BowlerScore[] = []
  while (innings.end === 'open') {
    if (innings.balls === overs.length * BALLS_PER_OVER) {
      innings.bowler = chooseBowler(innings, random)
      overs.push(innings.bowler)
      onOver(innings)
    }
    bowlBall(innings, random)
  }
  return overs
}
