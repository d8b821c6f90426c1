import { playFloor, type PlayFloor } from '@maidan/cashier'
import type { Tx } from '../../platform/database/db.ts'
import { readLossFloors } from './read-losses.ts'
import { readAsides } from './read-asides.ts'

/**
 * The floor under the cash of each of the players, for play, by their limits on losses and by what of
 * their deposits is above their limits on these. Whoever decides by it has locked their cash.
 */
export async function readPlayFloors(
  tx: Tx,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Map<bigint, PlayFloor & { cashMinor: bigint }>> {
  const floors = new Map<bigint, PlayFloor & { cashMinor: bigint }>()
  if (playerIds.length === 0) return floors
  const losses = await readLossFloors(tx, playerIds, at)
  const asides = await readAsides(tx, playerIds, at)
  for (const playerId of new Set(playerIds)) {
    const [loss, aside] = [losses.get(playerId) ?? null, asides.get(playerId) ?? null]
    const floor = playFloor(loss, aside)
    const cashMinor = loss?.cashMinor ?? aside?.cashMinor
    if (floor && cashMinor !== undefined) floors.set(playerId, { ...floor, cashMinor })
  }
  return floors
}
