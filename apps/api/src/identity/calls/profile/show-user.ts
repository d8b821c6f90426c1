import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showPlayer } from '../../queries/show-player.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const showUser: Handler<Calls['showUser'], Ports> = ({ db }, { player }) =>
  showPlayer(db, player)
