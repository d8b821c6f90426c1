import type { RacePlay } from '@maidan/casino'

/** When the gate opens, and how long the winner runs, in milliseconds. */
export const GATE_MS = 1_500
export const WINNER_MS = 13_500

/** How long the last horse is seen to run out before the result is told. */
const RUN_OUT_MS = 800

/** Two horses so near each other, in hundredths of a second, that nobody can tell by eye. */
export const PHOTO_CENTI = 6
const PHOTO_MS = 2_200

/** When each lane reaches the line, in milliseconds after the betting. */
export function finishesMs({ order, gapsCenti }: RacePlay): readonly number[] {
  const finishes = order.map(() => 0)
  let at = GATE_MS + WINNER_MS
  for (const [place, lane] of order.entries()) {
    if (place > 0) at += (gapsCenti[place - 1] ?? 0) * 10
    finishes[lane] = at
  }
  return finishes
}

/** Whether the second came in so close behind the winner that the photograph has to be looked at. */
export function isPhotoFinish({ gapsCenti: [first] }: RacePlay): boolean {
  return first !== undefined && first <= PHOTO_CENTI
}

/** How long a race takes to be shown, the look at the photograph included. */
export function racePlayMs(play: RacePlay): number {
  return Math.max(...finishesMs(play)) + RUN_OUT_MS + (isPhotoFinish(play) ? PHOTO_MS : 0)
}
