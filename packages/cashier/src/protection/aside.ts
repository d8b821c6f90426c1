import { askedChange } from './limit-change.ts'
import type { LossFloor } from './loss-floor.ts'
import type { Room } from './room-left.ts'

/** Money of a player that may be withdrawn and not played with, and until when. Minor units. */
export type Aside = { minor: bigint; untilMs: number }

/**
 * What of a deposit that has come is above what its player's own limits leave; null where all fits. It is
 * set aside until there is more room, and no less long than a looser limit would have to wait.
 */
export function asideOf(creditedMinor: bigint, room: Room | null, atMs: number): Aside | null {
  if (room === null || creditedMinor <= room.left) return null
  const { usableAtMs } = askedChange(null, atMs)
  return { minor: creditedMinor - room.left, untilMs: Math.max(room.moreFromMs, usableAtMs) }
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
