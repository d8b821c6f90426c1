import { HOME_CURRENCY, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { listJackpots } from '../jackpots/list-jackpots.ts'
import { listGames } from '../queries/list-games.ts'
import { openGameAnswer } from '../queries/open-game-answer.ts'

type Ports = { clock: Clock; db: Db }

export const getJackpots: Handler<Calls['getJackpots'], Ports> = async (
  { db, clock },
  { player },
) => {
  const currency = player?.currency ?? HOME_CURRENCY
  const rows = await listJackpots(db, currency)
  if (rows.length === 0) return { jackpots: [] }
  const codes = rows.flatMap((row) => row.games)
  const games = await listGames(db, { type: '', platform: '', now: clock.now(), codes })
  const byCode = new Map(games.map((row) => [row.code, openGameAnswer(row)]))
  return {
    jackpots: rows.map(({ code, names, share_bps, amount_minor, last_minor, last_at, ...row }) => ({
      code,
      ...textFields('name', names),
      currency,
      amount: decimalAmount(amount_minor, currency),
      share: (share_bps / 100).toFixed(2),
      games: row.games.flatMap((one) => byCode.get(one) ?? []),
      last:
        last_minor === null || last_at === null
          ? null
          : { amount: decimalAmount(last_minor, currency), won_at: last_at.toISOString() },
    })),
  }
}
