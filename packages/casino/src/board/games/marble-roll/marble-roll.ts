import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import type { BetFacts } from '../../board-facts.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import {
  isMarbleWin,
  MARBLE_SIDES,
  marbleChance,
  marblePaysMilli,
  marbleReturn,
  readMarbleSetup,
  type MarbleSetup,
} from './line.ts'
import { drawMark } from './mark.ts'

/** Where the marble stopped, in hundredths, and what that pays. The amount is minor units as digits. */
export type MarbleEvent = {
  type: 'rolled'
  mark: number
  /** Thousandths of the stake; 0 when it stopped on the other side. */
  multipleMilli: number
  winMinor: string
}

/** The line that doubles the stake. */
export const MARBLE_USUAL: MarbleSetup = { side: 'over', line: 5_050 }

/** Winning parts of the scale that the facts tell, in hundredths; the rules tell them as well. */
export const MARBLE_TOLD_PARTS = [4_950, 200, 1_000, 2_500, 7_500, 9_800] as const

/** A marble rolls along a chalk scale from 0.00 to 100.00; the player says on which side of a line it stops. */
export const marbleRoll: TurnGame<MarbleSetup, never, MarbleEvent> = {
  code: 'SHAPLA-DICE',
  title: 'Marble Roll',
  platform: 'SHAPLA',
  type: 'arcade',
  volatility: 'medium',
  betLevelsMinor,
  bets: MARBLE_TOLD_PARTS.flatMap((part) => MARBLE_SIDES.map((side) => factsOf(side, part))),
  readSetup: readMarbleSetup,
  readChoice: () => null,
  play,
  choiceOfAbsent: () => {
    throw new Error('A marble rolls to its end by itself, so nobody chooses')
  },
}

function play(round: TurnRound<MarbleSetup, never>): TurnPlay<MarbleEvent> {
  const { betMinor, setup, choices, draws } = round
  if (choices.length > 0) return { kind: 'illegal' }
  const mark = drawMark(draws)
  const multipleMilli = isMarbleWin(setup, mark) ? marblePaysMilli(setup) : 0
  const totalMinor = (betMinor * BigInt(multipleMilli)) / 1_000n
  const event: MarbleEvent = { type: 'rolled', mark, multipleMilli, winMinor: String(totalMinor) }
  return { kind: 'ended', events: [event], totalMinor }
}

function factsOf(side: MarbleSetup['side'], part: number): BetFacts {
  const setup: MarbleSetup = { side, line: side === 'under' ? part : 10_000 - part }
  return {
    key: `${side}-${setup.line}`,
    exactReturn: marbleReturn(setup),
    hitRate: marbleChance(setup),
    largestMultiple: Math.ceil(marblePaysMilli(setup) / 1_000),
  }
}
