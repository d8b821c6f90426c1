import { backdrop } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'

/** Darkens the middle of a game's backdrop, where the reels stand, and lets the top and the foot live. */
export function reelShade(pic: Picture, colour: string): string {
  const paint = pic.linear('down', [
    [0.1, `${colour}00`],
    [0.24, `${colour}59`],
    [0.37, `${colour}D9`],
    [0.66, `${colour}D9`],
    [0.84, `${colour}59`],
    `${colour}B3`,
  ])
  return backdrop(pic, paint)
}
