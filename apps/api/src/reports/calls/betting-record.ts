import type { Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { Handler } from '../../platform/http/handler.ts'
import { listBettingRecords } from '../queries/list-betting-records.ts'
import { ownStudioUrl } from '../../games/studios/own-studio-url.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; db: Db }

export const bettingRecord: Handler<Calls['bettingRecord'], Ports> = async (
  ports,
  { player, language },
) => {
  const records = await listBettingRecords(ports.db, {
    playerId: player.playerId,
    language: language ?? player.language,
  })
  return records.map((record) => ({
    id: `${record.platform}:${record.round_id}`,
    platform: record.platform,
    game_type: record.game_type,
    game_name: record.game_name,
    is_free: record.is_free,
    bet_amount: decimalAmount(record.bet_minor, record.currency),
    winAmount: decimalAmount(record.win_minor, record.currency),
    currency: record.currency,
    state: record.state,
    recall_url: ownStudioUrl(ports.config, record.recall_url),
    created_at: record.created_at.toISOString(),
  }))
}
