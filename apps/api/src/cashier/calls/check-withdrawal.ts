import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { readWithdrawable } from '../withdrawals/withdrawable.ts'

export const checkWithdrawal: Handler<Calls['checkWithdrawal']> = async ({ db }, { player }) => ({
  success: true,
  message: 'You can withdraw now.',
  remaining_turnover: '0.00',
  withdrawable: await readWithdrawable(db, player.playerId),
})
