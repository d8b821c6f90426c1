import type { PlayerSection } from '@maidan/contract'
import { readLastAct, type LastAct } from '../../platform/audit/read-last-act.ts'
import type { Tx } from '../../platform/database/db.ts'

/** The act of staff that blocks. */
export const BLOCK = 'player.block'

/** Who blocked a section of a player last, when and why; undefined if nobody is known to have. */
export function readBlock(
  tx: Tx,
  { playerId, section }: { playerId: bigint; section: PlayerSection },
): Promise<LastAct | undefined> {
  return readLastAct(tx, { act: BLOCK, subject: `player:${playerId}`, detail: { section } })
}
