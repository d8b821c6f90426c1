import type { Calls } from '@maidan/contract'
import { findChat } from '../../chat/find-chat.ts'
import { findPicture } from '../../pictures/find-picture.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import { answerPicture } from '../../../platform/uploads/answer-picture.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes; chatPicturesDir: string }

export const staffChatPicture: Handler<Calls['staffChatPicture'], Ports> = async (
  ports,
  request,
) => {
  requireRole(request.staff, 'support')
  const { id, message } = request.params
  const chatId = BigInt(id)
  const { playerId } = await findChat(ports.db, chatId)
  const name = await findPicture(ports.db, chatId, message)
  await notePlayerRead(ports, request, playerId)
  return answerPicture(ports.chatPicturesDir, name)
}
