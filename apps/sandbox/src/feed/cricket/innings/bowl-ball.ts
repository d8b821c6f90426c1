import type { Random } from '../../random/random.ts'
import { bowlDelivery } from '../delivery/bowl-delivery.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { phaseOf, tempoStep } from '../delivery/tempo.ts'
import { ballEdge } from '../teams/skill-edge.ts'
import { applyDelivery, changeEnds, isOverDone } from './apply-delivery.ts'
import { batterAt, bowlerNow, type Innings, runsNeeded } from './innings.ts'
import { upToTarget } from './up-to-target.ts'

/** Bowls the next ball of an innings and writes it into the scorebook. */
export function bowlBall(innings: Innings, random: Random): Delivery {
  const need = runsNeeded(innings)
  const ballsLeft = innings.ballsLimit - innings.balls
  const bowler = bowlerNow(innings)
  const standing = { ballsLeft, wickets: innings.wickets, need }
  const pressure = need === null ? 0 : innings.rules.chaseEdge
  const drawn = bowlDelivery(
    {
      tempoStep: tempoStep(innings.rules, standing),
      phase: phaseOf(innings.rules, ballsLeft),
      edge: ballEdge(batterAt(innings, innings.striker).player, bowler.player) + pressure,
      isFreeHit: innings.isFreeHit,
    },
    random,
  )
  const delivery = upToTarget(drawn, need)
  applyDelivery(innings, delivery)
  if (isOverDone(innings, delivery)) changeEnds(innings)
  return delivery
}
