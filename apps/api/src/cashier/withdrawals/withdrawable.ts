import { decimalAmount } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import { checkConditions, ELIGIBILITY } from './check-conditions.ts'
import { readWithdrawalState } from './withdrawal-state.ts'

/** What a player may withdraw now, as decimal text; refuses with what stands in the way. */
export async function readWithdrawable(db: Db, playerId: bigint): Promise<string> {
  const state = await readWithdrawalState(db, playerId)
  checkConditions(state, ELIGIBILITY)
  return decimalAmount(state.row.balance_minor, state.row.currency)
}
