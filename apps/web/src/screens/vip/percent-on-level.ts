import { reachedLevel, type Vip } from '../../features/loyalty/queries.ts'

const WHOLE = 100

/** How much of the way from the level to the next one is done, in whole percent; all of it on the last. */
export function percentOnLevel(vip: Vip): number {
  if (vip.missing === null) return WHOLE
  const done = Number(vip.earned) - (reachedLevel(vip)?.from ?? 0)
  return Math.floor((done * WHOLE) / (done + Number(vip.missing)))
}
