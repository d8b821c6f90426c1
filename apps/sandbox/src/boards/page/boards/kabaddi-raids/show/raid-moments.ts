import {
  raidingSide,
  RAIDS_PER_HALF,
  type KabaddiPlay,
  type KabaddiSide,
  type Raid,
} from '@maidan/casino'

/** From one raid to the next. */
export const RAID_MS = 1_880

/** After so much of it the raid's fate is seen and the points move. */
export const TOLD_MS = 1_240

const BEGIN_MS = 500
const HALF_MS = 1_200
const END_MS = 300

/** A raid of a play, who makes it, and when it begins, in milliseconds after the play has begun. */
export type RaidMoment = { side: KabaddiSide; index: number; raid: Raid; beginsMs: number }

/** Every raid of a play in its time, with a pause at half time. */
export function raidMoments({ raids }: KabaddiPlay): readonly RaidMoment[] {
  return raids.map((raid, index) => ({
    side: raidingSide(index),
    index,
    raid,
    beginsMs: BEGIN_MS + index * RAID_MS + (index < RAIDS_PER_HALF ? 0 : HALF_MS),
  }))
}

/** How long a play takes to show, milliseconds. */
export function kabaddiMs({ raids }: KabaddiPlay): number {
  return BEGIN_MS + raids.length * RAID_MS + HALF_MS + END_MS
}

/** How many raids have been told so long after the play has begun. */
export function toldRaids(moments: readonly RaidMoment[], playMs: number): number {
  return moments.filter(({ beginsMs }) => beginsMs + TOLD_MS <= playMs).length
}
