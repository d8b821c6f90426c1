import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { bajiChance, bajiReturn, drawHeightCenti } from './height.ts'
import { readBajiSetup, TARGET_MAX_CENTI, TARGET_MIN_CENTI, type BajiSetup } from './target.ts'

/** How high the rocket burst, in hundredths, and what that pays. The amount is minor units as digits. */
export type BajiEvent = {
  type: 'burst'
  heightCenti: number
  /** Hundredths of the stake; 0 when it burst below the target. */
  multipleCenti: number
  winMinor: string
}

/** The target that doubles the stake. */
export const BAJI_USUAL: BajiSetup = { targetCenti: 200 }

/** Targets that the facts tell the figures of, in hundredths; the rules tell them as well. */
export const BAJI_TOLD_CENTI = [
  BAJI_USUAL.targetCenti,
  TARGET_MIN_CENTI,
  150,
  500,
  1_000,
  10_000,
  100_000,
  TARGET_MAX_CENTI,
] as const

/** Atashbaji: a rocket climbs over the river and bursts; it pays the target if it gets as high as that. */
export const atashbaji: TurnGame<BajiSetup, never, BajiEvent> = {
  code: 'SHAPLA-LIMBO',
  title: 'Atashbaji',
  platform: 'SHAPLA',
  type: 'arcade',
  volatility: 'high',
  betLevelsMinor,
  bets: BAJI_TOLD_CENTI.map(factsOf),
  readSetup: readBajiSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new Error('A rocket bursts by itself, so nobody chooses')
  },
}

/** Every stake is a whole number of hundreds of minor units, so nothing of a win is rounded. */
function play(round: TurnRound<BajiSetup, never>): TurnPlay<BajiEvent> {
  const { betMinor, setup, choices, draws } = round
  if (choices.length > 0) return { kind: 'illegal' }
  const heightCenti = drawHeightCenti(draws)
  const multipleCenti = heightCenti >= setup.targetCenti ? setup.targetCenti : 0
  const totalMinor = (betMinor * BigInt(multipleCenti)) / 100n
  const winMinor = String(totalMinor)
  return {
    kind: 'ended',
    events: [{ type: 'burst', heightCenti, multipleCenti, winMinor }],
    totalMinor,
  }
}

function factsOf(targetCenti: number): BetFacts {
  return {
    key: `at${targetCenti}`,
    exactReturn: bajiReturn(targetCenti),
    hitRate: bajiChance(targetCenti),
    largestMultiple: Math.ceil(targetCenti / 100),
  }
}
