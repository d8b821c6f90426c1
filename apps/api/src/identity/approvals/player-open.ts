import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isBlocked, lockAccess } from '../blocks/lock-access.ts'
import { readBlock } from '../blocks/read-block.ts'
import { writeAccess } from '../blocks/write-access.ts'

/** What was blocked for a player is open again, unless it was blocked once more since somebody asked. */
export const playerOpen: ApprovalAct<'player.open'> = async (_, tx, { command }) => {
  const [playerId, { section }] = [BigInt(command.playerId), command]
  if (!isBlocked(await lockAccess(tx, playerId), section)) throw new Refusal('STATE_CHANGED')
  const stopped = await readBlock(tx, { playerId, section })
  if ((stopped?.id.toString() ?? null) !== command.stop) throw new Refusal('STATE_CHANGED')
  await writeAccess(tx, { playerId, section, blocked: false })
}
