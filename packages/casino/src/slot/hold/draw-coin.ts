import type { SlotCoin, SlotPosition } from '@maidan/contract'
import type { DrawStream } from '../../fairness/draw-stream.ts'
import type { HoldCoin, SlotHold } from '../slot-game.ts'

/** The bet that coins are a multiple of, and the chance they are drawn from. */
export type HoldPlay = { betMinor: bigint; draws: DrawStream }

/** Draws what a coin is worth. Every coin is drawn alike, in the paid spin and in a respin. */
export function drawCoin(
  hold: SlotHold,
  position: SlotPosition,
  { betMinor, draws }: HoldPlay,
): SlotCoin {
  const { kind, timesBet } = coinAt(hold, draws.below(coinWeights(hold)))
  return { kind, position, winMinor: (betMinor * BigInt(timesBet)).toString() }
}

/** The weights of all kinds of coin together. */
export function coinWeights({ coins }: Pick<SlotHold, 'coins'>): number {
  return coins.reduce((sum, { weight }) => sum + weight, 0)
}

function coinAt({ coins }: SlotHold, drawn: number): HoldCoin {
  let before = 0
  for (const coin of coins) {
    before += coin.weight
    if (drawn < before) return coin
  }
  throw new RangeError(`No coin of ${before} is number ${drawn}`)
}
