import type { Calls } from '@maidan/contract'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { showVip as ladderOf } from '../vip/show-vip.ts'

export const showVip: Handler<Calls['showVip'], { db: Db }> = ({ db }, { player }) =>
  ladderOf(db, player)
