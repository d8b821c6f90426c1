import type { KanthaEvent } from '@maidan/casino'
import type { Step } from '../../show/use-steps.ts'

/** The quilt as it is seen: what is stitched by now, and the outcome once all of it is. */
export type StitchView = { stitched: readonly number[]; outcome: KanthaEvent | null }

/** What is heard on the way. */
export type StitchSounds = { stitch: (isHit: boolean, count: number) => void; done: () => void }

export const BARE_QUILT: StitchView = { stitched: [], outcome: null }

const FIRST_MS = 200
const STITCH_MS = 210
const DONE_MS = 700

/** The looks of a round, patch after patch; one that was seen before stands there whole. */
export function stitchSteps(
  event: KanthaEvent,
  isSeen: boolean,
  chosen: readonly number[],
  sounds: StitchSounds,
): [Step<StitchView>, ...Step<StitchView>[]] {
  const { patches } = event
  const whole: StitchView = { stitched: patches, outcome: event }
  if (isSeen) return [{ view: whole, waitMs: 0 }]
  const stitches = patches.map((patch, at): Step<StitchView> => {
    const stitched = patches.slice(0, at + 1)
    const hits = hitsOf(stitched, chosen)
    const heard = () => sounds.stitch(chosen.includes(patch), hits)
    return { view: { stitched, outcome: null }, waitMs: STITCH_MS, heard }
  })
  return [
    { view: BARE_QUILT, waitMs: FIRST_MS },
    ...stitches,
    { view: whole, waitMs: DONE_MS, heard: sounds.done },
  ]
}

/** How many of the chosen patches are stitched. */
export function hitsOf(stitched: readonly number[], chosen: readonly number[]): number {
  return chosen.filter((patch) => stitched.includes(patch)).length
}
