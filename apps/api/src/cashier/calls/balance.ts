import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readBalance } from '../queries/read-balance.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const balance: Handler<Calls['balance'], Ports> = ({ db }, { player }) =>
  readBalance(db, player.playerId)
