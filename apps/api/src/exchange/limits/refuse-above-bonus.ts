import { HOME_CURRENCY } from '@maidan/contract'
import { riskOf, type RequestedOrder } from '@maidan/exchange/engine'
import { moneyText } from '@maidan/money'
import type { Db } from '../../platform/database/db.ts'
import { readRows, readTogether } from '../../platform/database/read-together.ts'
import { declare, numbers } from '../../platform/database/statement.ts'
import { Refusal } from '../../platform/http/refusal.ts'

/**
 * Refuses bets that can lose more than the player's kept bonuses allow: beforehand, with the term (law 30).
 * @throws Refusal BONUS_BET_MAX
 */
export async function refuseAboveBonus(
  db: Db,
  playerId: bigint,
  orders: readonly RequestedOrder[],
): Promise<void> {
  const maxMinor = await readBetMax(db, playerId)
  if (maxMinor === null) return
  if (orders.some(({ terms, sizeMinor }) => riskOf(terms, sizeMinor) > maxMinor))
    throw new Refusal('BONUS_BET_MAX', { params: { max: moneyText(maxMinor, HOME_CURRENCY) } })
}

const betMaxStatement = declare<{ player_id: bigint; bet_max_minor: bigint }>(
  'exchange_bet_max',
  'SELECT player_id, bet_max_minor FROM largest_bet WHERE player_id = ANY($1::bigint[])',
)

const readBetMax = readTogether(async (db, playerIds: readonly bigint[]) => {
  const rows = await readRows(db, betMaxStatement, [numbers(playerIds)])
  const byId = new Map(rows.map((row) => [row.player_id, row.bet_max_minor]))
  return playerIds.map((id) => byId.get(id) ?? null)
})
