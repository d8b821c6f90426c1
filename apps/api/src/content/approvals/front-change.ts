import type { ApprovalAct } from '../../platform/approvals/approval-act.ts'
import { checkFrontRoom, NEW_PIECE } from '../front/change-front.ts'
import { lockFront, seenPiece } from '../front/lock-front.ts'
import { addPiece, rewritePiece } from '../front/write-piece.ts'

/** A piece of the front page word for word as it was asked for, unless it was changed since. */
export const frontChange: ApprovalAct<'front.change'> = async (_, tx, { command, at }) => {
  const { place, version, piece: draft } = command
  const id = BigInt(command.id)
  const pieces = await lockFront(tx, place)
  checkFrontRoom(pieces, { id, at })
  if (id === NEW_PIECE) return addPiece(tx, place, draft)
  return rewritePiece(tx, seenPiece(pieces, { id, version }), draft)
}
