import type { Calls } from '@maidan/contract'
import { readChatMessages } from '../../chat/chat-message.ts'
import { findChat } from '../../chat/find-chat.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { notePlayerRead } from '../../../platform/audit/note-read.ts'
import { requireRole } from '../../../platform/security/require-role.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ReadNotes } from '../../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

export const staffChatMessages: Handler<Calls['staffChatMessages'], Ports> = async (
  ports,
  request,
) => {
  requireRole(request.staff, 'support')
  const chatId = BigInt(request.params.id)
  const { playerId } = await findChat(ports.db, chatId)
  await notePlayerRead(ports, request, playerId)
  return { messages: await readChatMessages(ports.db, chatId), player_id: Number(playerId) }
}
