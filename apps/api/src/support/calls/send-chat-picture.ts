import type { Calls } from '@maidan/contract'
import type { Logger } from 'pino'
import { findOwnChat } from '../chat/find-own-chat.ts'
import { writeChatMessage } from '../chat/write-chat-message.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { drawPicture } from '../../platform/uploads/draw-picture.ts'
import { keepFile } from '../../platform/uploads/keep-file.ts'
import { inUploadTurn } from '../../platform/uploads/upload-turn.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { log: Logger; db: Db; limits: Limits; chatPicturesDir: string }

export const sendChatPicture: Handler<Calls['sendChatPicture'], Ports> = async (
  ports,
  { player: { playerId }, params, rawBody },
) => {
  const { log, db, limits, chatPicturesDir: dir } = ports
  const chatId = await findOwnChat(db, playerId, params.chatId)
  await limits.take('chatPicturePerPlayer', playerId.toString())
  const bytes = await inUploadTurn(() => drawPicture(rawBody))
  if (bytes === null) throw new Refusal('PICTURE_INVALID')
  const data = await keepFile({ log, dir }, { bytes, extension: 'webp' }, (picture) =>
    writeChatMessage(db, { chatId, playerId, senderId: playerId, content: '', picture }),
  )
  return { data }
}
