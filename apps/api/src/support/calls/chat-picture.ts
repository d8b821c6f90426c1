import type { Calls } from '@maidan/contract'
import { findOwnChat } from '../chat/find-own-chat.ts'
import { findPicture } from '../pictures/find-picture.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { answerPicture } from '../../platform/uploads/answer-picture.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db; chatPicturesDir: string }

export const chatPicture: Handler<Calls['chatPicture'], Ports> = async (
  { db, chatPicturesDir },
  { player, params },
) => {
  const chatId = await findOwnChat(db, player.playerId, params.chatId)
  return answerPicture(chatPicturesDir, await findPicture(db, chatId, params.message))
}
