import type { Random } from '../../random/random.ts'
import { drawnEdge } from '../conditions/conditions.ts'
import { learnBall } from '../conditions/learn-ball.ts'
import { bowlDelivery, type Contest } from '../delivery/bowl-delivery.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import { ballEdge } from '../teams/skill-edge.ts'
import { applyDelivery, changeEnds, isOverDone } from './apply-delivery.ts'
import { batterAt, bowlerNow, type Innings, runsNeeded } from './innings.ts'
import { upToTarget } from './up-to-target.ts'

/** Bowls the next ball of an innings and writes it into the scorebook; all who watch learn of it. */
export function bowlBall(innings: Innings, random: Random): Delivery {
  const { rules, conditions, batting } = innings
  const usual = usualContest(innings)
  const edge = usual.edge + drawnEdge(rules, conditions, batting)
  const drawn = bowlDelivery({ ...usual, edge }, random)
  learnBall(innings, usual, drawn)
  const delivery = upToTarget(drawn, runsNeeded(innings))
  applyDelivery(innings, delivery)
  if (isOverDone(innings, delivery)) changeEnds(innings)
  return delivery
}

/** The next ball as the scoreboard and the team sheets tell it. */
function usualContest(innings: Innings): Contest {
  const { rules, ballsLimit, balls, wickets, isFreeHit } = innings
  const need = runsNeeded(innings)
  const ballsLeft = ballsLimit - balls
  const pressure = need === null ? 0 : rules.chaseEdge
  return {
    tempoStep: tempoStep(rules, { ballsLeft, wickets, need }),
    phase: phaseOf(rules, ballsLeft),
    edge: ballEdge(batterAt(innings, innings.striker).player, bowlerNow(innings).player) + pressure,
    isFreeHit,
  }
}
