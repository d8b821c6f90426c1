import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listDuePages } from '../../pages/list-due-pages.ts'

type Ports = { db: Db }

export const duePages: Handler<Calls['duePages'], Ports> = async ({ db }, { player }) => ({
  pages: await listDuePages(db, player.playerId),
})
