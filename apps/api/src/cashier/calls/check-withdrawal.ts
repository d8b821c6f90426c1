import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readWithdrawable } from '../withdrawals/withdrawable.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const checkWithdrawal: Handler<Calls['checkWithdrawal'], Ports> = async (
  { db },
  { player },
) => ({
  success: true,
  message: 'You can withdraw now.',
  remaining_turnover: '0.00',
  withdrawable: await readWithdrawable(db, player.playerId),
})
