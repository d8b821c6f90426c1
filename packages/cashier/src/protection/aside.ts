import { askedChange } from './limit-change.ts'
import type { LossFloor } from './loss-floor.ts'
import { roomLeft, type UsedLimit } from './room-left.ts'

/** Money of a player that may be withdrawn and not played with, and until when. Minor units. */
export type Aside = { minor: bigint; untilMs: number }

/**
 * What of a deposit that has come is above what its player's own limits leave, the part that is set aside longest
 * first; none where all fits. What is above a limit is set aside until its period ends, and no less long than
 * a looser limit would have to wait; a part that is above several, until the last of them.
 */
export function asideParts(
  creditedMinor: bigint,
  limits: readonly UsedLimit[],
  atMs: number,
): readonly Aside[] {
  const { usableAtMs } = askedChange(null, atMs)
  const above = limits
    .map((limit) => ({
      minor: creditedMinor - roomLeft(limit),
      untilMs: Math.max(limit.untilMs, usableAtMs),
    }))
    .toSorted((one, other) => other.untilMs - one.untilMs)
  const parts: Aside[] = []
  let coveredMinor = 0n
  for (const { minor, untilMs } of above) {
    if (minor <= coveredMinor) continue
    parts.push({ minor: minor - coveredMinor, untilMs })
    coveredMinor = minor
  }
  return parts
}

/** Which of a player's own limits a bet below the floor is refused for. */
export type FloorCode = 'LOSS_LIMIT' | 'DEPOSIT_ASIDE'

/** Below this the cash of a player may not fall by play, until when, and for which limit. */
export type PlayFloor = LossFloor & { code: FloorCode }

/** The higher of both floors, of two as high that of the losses; null where there is none. */
export function playFloor(losses: LossFloor | null, aside: Aside | null): PlayFloor | null {
  if (aside !== null && aside.minor > (losses?.floorMinor ?? 0n))
    return { floorMinor: aside.minor, untilMs: aside.untilMs, code: 'DEPOSIT_ASIDE' }
  return losses && { ...losses, code: 'LOSS_LIMIT' }
}
