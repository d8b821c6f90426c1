import { decimalAmount } from '@maidan/money'
import { ownStudioUrl } from '../studios/own-studio-url.ts'
import { listBettingRecords } from '../../reports/queries/list-betting-records.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

/** A player's game rounds as staff see them, newest first. */
export async function listStaffRounds({ db, config }: Ports, playerId: bigint) {
  const rounds = await listBettingRecords(db, { playerId })
  return rounds.map(({ round_id, game_name, state, currency, bet_minor, win_minor, ...row }) => ({
    id: round_id,
    game: game_name,
    state,
    bet: decimalAmount(bet_minor, currency),
    win: decimalAmount(win_minor, currency),
    recall_url: ownStudioUrl(config, row.recall_url),
    created_at: row.created_at.toISOString(),
  }))
}
