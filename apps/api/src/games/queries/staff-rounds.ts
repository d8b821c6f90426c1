import { decimalAmount } from '@maidan/money'
import type { Context } from '../../context.ts'
import { ownStudioUrl } from '../studios/own-studio-url.ts'
import { listBettingRecords } from '../../reports/queries/list-betting-records.ts'

/** A player's game rounds as staff see them, newest first. */
export async function listStaffRounds({ db, config }: Context, playerId: bigint) {
  const rounds = await listBettingRecords(db, playerId)
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
