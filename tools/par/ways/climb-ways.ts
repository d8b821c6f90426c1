import {
  groveBestStop,
  TIDE_PLANS,
  tideOffersAt,
  tidePlanKey,
  type BetFacts,
  type TideEvent,
  type TideOffer,
} from '@maidan/casino'
import type { BoardWay, WaysOf } from './way.ts'

const TAKE = { take: true }

/** Goes on so many times, always with the same choice of what is left, and takes what is won. */
function climb(facts: BetFacts, setup: unknown, stop: number, next: (made: number) => unknown) {
  return {
    facts,
    setup,
    choose: ({ made }) => (made < stop ? next(made) : TAKE),
  } satisfies BoardWay
}

/** Baskets one after another, as many as return most. */
export const groveWays: WaysOf = ({ bets }) =>
  bets.map((facts) => {
    const wasps = Number(facts.key.split('-')[1])
    return climb(facts, { wasps }, groveBestStop(wasps), (made) => ({ open: made }))
  })

/** The first foothold of every row; the last row ends a climb by itself. */
export const hariWays: WaysOf = ({ bets }) =>
  bets.map((facts) => {
    const [level, rows] = facts.key.split('-')
    return climb(facts, { level }, Number(rows), () => ({ step: 0 }))
  })

/** The likelier or the more daring guess at every card, until the plan takes what is won. */
export const tideWays: WaysOf = ({ bets }) =>
  TIDE_PLANS.flatMap((plan) => {
    const facts = bets.find(({ key }) => key === tidePlanKey(plan))
    if (facts === undefined) return []
    const choose: BoardWay['choose'] = ({ events, made }) => {
      const [up, down] = offersAt(events as readonly TideEvent[])
      const offer = (plan.side === 'likely') === up.ranks >= down.ranks ? up : down
      return made === plan.stop || !offer.isOpen ? TAKE : { guess: offer.guess }
    }
    return [{ facts, setup: {}, choose }]
  })

function offersAt(events: readonly TideEvent[]): readonly [TideOffer, TideOffer] {
  const row = events.flatMap((event) => (event.type === 'right' ? [event.ranks] : []))
  const last = events.at(-1)
  const [up, down] = last && 'card' in last ? tideOffersAt(last.card, row) : []
  if (up === undefined || down === undefined) throw new Error('An open card leaves two guesses')
  return [up, down]
}
