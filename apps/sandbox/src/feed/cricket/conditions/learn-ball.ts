import { type Delivery, eventOf } from '../delivery/delivery.ts'
import { BALL_EVENTS, deliveryOdds } from '../delivery/delivery-odds.ts'
import type { Contest } from '../delivery/bowl-delivery.ts'
import type { Innings } from '../innings/innings.ts'
import { learn } from './conditions.ts'

/**
 * Everyone who watches makes up their mind by the balls. `contest` is the ball as it would be in
 * usual conditions. On a free hit a ball without a run may have been a wicket that did not count;
 * it tells too little to be weighed.
 */
export function learnBall(innings: Innings, contest: Contest, delivery: Delivery): void {
  const { conditions, rules, batting } = innings
  const event = eventOf(delivery)
  if (contest.isFreeHit && event === 'dot') return
  const index = BALL_EVENTS.indexOf(event)
  learn(conditions, batting, (steps) => {
    const edge = contest.edge + rules.conditionEdge * steps
    return deliveryOdds(contest.tempoStep, contest.phase, edge)[index] ?? 0
  })
}
