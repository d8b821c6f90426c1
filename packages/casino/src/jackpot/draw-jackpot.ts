import type { DrawStream } from '../fairness/draw-stream.ts'
import type { Jackpot } from './jackpots.ts'

/** A bet beside the smallest one of its game, in minor units of one currency. */
export type JackpotBet = { betMinor: bigint; smallestBetMinor: bigint }

/** Of so many equally likely numbers, the ones below the bet win. */
export function jackpotNumbers(jackpot: Jackpot, { smallestBetMinor }: JackpotBet): bigint {
  return smallestBetMinor * BigInt(jackpot.smallestBets)
}

/**
 * Whether a round wins the jackpot: one draw, taken after all that the round itself has drawn, is below
 * its bet. Throws `RangeError` for a bet that is not above 0 or as large as all numbers together.
 */
export function drawJackpot(jackpot: Jackpot, bet: JackpotBet, draws: DrawStream): boolean {
  const numbers = jackpotNumbers(jackpot, bet)
  if (bet.betMinor <= 0n || bet.betMinor >= numbers)
    throw new RangeError(`a bet of ${bet.betMinor} has no chance among ${numbers}`)
  return BigInt(draws.below(Number(numbers))) < bet.betMinor
}
