import type { Random } from '../../random/random.ts'
import type { CricketRules } from '../rules/cricket-rules.ts'

/** Fair: one match in thirty sees rain. Unsettled: one in three. Wet: every match. */
export type Weather = 'fair' | 'unsettled' | 'wet'

/** A shower: when it comes and what it costs. */
export type RainPlan = Readonly<{
  /** 0 or 1. */
  innings: number
  /** After so many legal balls of it. */
  balls: number
  /** Overs lost by each innings still to be played; 0 for a shower that costs time only. */
  lostOvers: number
  /** It does not stop. */
  isWashout: boolean
}>

const CHANCE_OF_RAIN = { fair: 1 / 30, unsettled: 1 / 3, wet: 1 } as const satisfies Record<
  Weather,
  number
>
const WASHOUT_SHARE = 0.2
/** At most this share of an innings is lost to a shower that stops. */
const LOST_SHARE_MAX = 0.45

export function planRain(weather: Weather, rules: CricketRules, random: Random): RainPlan | null {
  if (random.next() >= CHANCE_OF_RAIN[weather]) return null
  const overs = rules.balls / 6
  return {
    innings: random.int(2),
    balls: random.int(rules.balls),
    lostOvers: random.int(Math.ceil(overs * LOST_SHARE_MAX)),
    isWashout: random.next() < WASHOUT_SHARE,
  }
}
