/** A limit on losses, with what play has brought since its period began: wins and stakes, below 0 a loss. */
export type LossLimit = { limit: bigint; playMinor: bigint; untilMs: number }

/** Below this the cash of a player may not fall by play, and when the period that says so ends. */
export type LossFloor = { floorMinor: bigint; untilMs: number }

/**
 * The floor under a player's cash for play. Of one limit it is what they had when its period began, at
 * risk or not, with all that came and went since and was not play, less the limit. What they have now
 * is that and what play has brought, so it is what they have now, less that, less the limit. The highest of
 * all holds; of two as high the one that lasts longer. Null without a limit.
 */
export function lossFloor(ownMinor: bigint, limits: readonly LossLimit[]): LossFloor | null {
  return limits.reduce<LossFloor | null>((highest, { limit, playMinor, untilMs }) => {
    const floorMinor = ownMinor - playMinor - limit
    if (highest === null || floorMinor > highest.floorMinor) return { floorMinor, untilMs }
    if (floorMinor < highest.floorMinor) return highest
    return { floorMinor, untilMs: Math.max(untilMs, highest.untilMs) }
  }, null)
}

/** What may still be taken out of the cash for play. */
export function playRoom(cashMinor: bigint, { floorMinor }: LossFloor): bigint {
  return cashMinor > floorMinor ? cashMinor - floorMinor : 0n
}

/** What of a limit on losses is used: what play has cost and what is at risk; nothing while it has won. */
export function lossUsed(atRiskMinor: bigint, playMinor: bigint): bigint {
  const usedMinor = atRiskMinor - playMinor
  return usedMinor > 0n ? usedMinor : 0n
}
