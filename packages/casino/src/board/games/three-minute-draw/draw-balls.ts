import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { LOTTERY_BALLS, LOTTERY_NUMBERS } from './prizes.ts'

/** Takes eight balls out of the drum one by one, every ball that is left equally likely. */
export function drawBalls(draws: DrawStream): number[] {
  const drum = Array.from({ length: LOTTERY_NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: LOTTERY_BALLS }, () => {
    const [ball = 0] = drum.splice(draws.below(drum.length), 1)
    return ball
  })
}
