import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readBalance } from '../queries/read-balance.ts'

export const balance: Handler<Calls['balance']> = ({ db }, { player }) =>
  readBalance(db, player.playerId)
