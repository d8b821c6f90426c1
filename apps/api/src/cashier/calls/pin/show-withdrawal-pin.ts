import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPinState } from '../../queries/read-pin-state.ts'

type Ports = { db: Db }

export const showWithdrawalPin: Handler<Calls['showWithdrawalPin'], Ports> = ({ db }, { player }) =>
  readPinState(db, player.playerId)
