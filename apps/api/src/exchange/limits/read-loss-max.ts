import type { Db } from '../../platform/database/db.ts'
import { readRows, readTogether } from '../../platform/database/read-together.ts'
import { declare, numbers } from '../../platform/database/statement.ts'

const lossMaxStatement = declare<{ player_id: bigint; bet_max_minor: bigint }>(
  'exchange_loss_max',
  'SELECT player_id, bet_max_minor FROM largest_bet WHERE player_id = ANY($1::bigint[])',
)

/** The most that a player's kept bonuses let them have at risk on one market (law 30); null for any amount. */
export const readLossMax: (db: Db, playerId: bigint) => Promise<bigint | null> = readTogether(
  async (db, playerIds: readonly bigint[]) => {
    const rows = await readRows(db, lossMaxStatement, [numbers(playerIds)])
    const byId = new Map(rows.map((row) => [row.player_id, row.bet_max_minor]))
    return playerIds.map((id) => byId.get(id) ?? null)
  },
)
