import type { Words } from '../../match/match.ts'
import type { Random } from '../../random/random.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { BALL_TEXTS } from './ball-texts.ts'
import { fill, type Named } from './fill.ts'

const BY_RUNS = ['dot', 'one', 'two', 'three', 'four', 'two', 'six'] as const

/** A sentence about a ball; `named` holds batter, bowler and, for a wicket, who is out. */
export function sayBall(delivery: Delivery, named: Named, random: Random): Words {
  const texts: readonly Words[] = BALL_TEXTS[textKey(delivery)]
  return fill(random.pick(texts), { ...named, total: delivery.total })
}

function textKey(delivery: Delivery): keyof typeof BALL_TEXTS {
  const { kind, wicket, total, offBat } = delivery
  if (wicket !== null) return wicket.how
  switch (kind) {
    case 'bat':
      return BY_RUNS[offBat] ?? 'dot'
    case 'wide':
      return total === 1 ? 'wide' : 'wides'
    case 'no_ball':
    case 'bye':
    case 'leg_bye':
      return kind
  }
}
