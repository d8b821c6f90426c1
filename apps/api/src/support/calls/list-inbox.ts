import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readPage } from '../../platform/http/read-page.ts'
import { asInboxMessage } from '../inbox/inbox-message.ts'
import { readInbox } from '../inbox/read-inbox.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const listInbox: Handler<Calls['listInbox'], Ports> = async (
  { db },
  { player, query, language },
) => {
  const { playerId } = player
  const inbox = await readInbox(db, { playerId, page: readPage(query.page) })
  return {
    success: true,
    data: {
      data: inbox.rows.map((row) => asInboxMessage(row, language ?? player.language)),
      last_page: inbox.lastPage,
      unread: inbox.unread,
    },
  }
}
