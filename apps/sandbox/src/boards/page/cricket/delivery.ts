import type { Ball } from '@maidan/casino'

/** From the run-up of a ball to that of the next, by the clock of the picture. */
export const BALL_MS = 1_500

/** After so much of it the ball's fate is seen and the score moves. */
export const TOLD_MS = 1_150

/** What is seen of a ball: how it goes, or how its batter is caught. */
export type Flown = Ball | 'behind' | 'caught'

/** A ball that is shown, and when its run-up begins by the clock of the picture. */
export type Delivery = {
  flown: Flown
  /** Where it is hit to; it says nothing about the result. */
  way: number
  beginsMs: number
}
