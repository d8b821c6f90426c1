import { playKind } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { fromRoundRecord, type RoundRecord } from '@maidan/casino'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { prepared } from '../../../platform/database/statements/prepared.ts'
import { fedJackpot } from '../jackpots/fed-jackpot.ts'
import { gameName } from '../../queries/game-name.ts'
import { bookKey, type KeptRound } from '../book/wallet-book.ts'

type Row = {
  platform: string
  round_id: string
  player_id: bigint
  game_code: string
  currency: Currency
  state: RoundRecord['state']
  bet_minor: bigint
  win_minor: bigint
  unplayed_minor: bigint
  bets: RoundRecord['bets']
  reason: string | null
  game_name: string | null
  game_type: string | null
  max_multiple: number | null
  jackpot: KeptRound['jackpot']
  contest_id: string | null
  free: { id: string; code: string; bet_minor: string } | null
}

/** Locks the rounds that are named, in the order of their ids, and reads them. */
export async function readRounds(
  tx: Tx,
  named: readonly { platform: string; roundId: string }[],
): Promise<Map<string, KeptRound>> {
  const { rows } = await prepared(
    'wallet_rounds',
    sql<Row>`
    SELECT r.platform, r.round_id, r.player_id, r.game_code, r.currency, r.state, r.bet_minor, r.win_minor,
      r.bets, r.unplayed_minor, r.reason, r.contest_id, ${gameName()} AS game_name, g.type AS game_type, g.max_multiple,
      ${fedJackpot()} AS jackpot,
      (SELECT json_build_object('id', f.id::text, 'code', f.code, 'bet_minor', f.bet_minor::text)
        FROM free_grant f WHERE f.id = r.free_grant_id) AS free
    FROM game_round r LEFT JOIN game g ON g.code = r.game_code
    WHERE r.platform = ANY(${[...new Set(named.map(({ platform }) => platform))]}::text[])
      AND r.round_id = ANY(${named.map(({ roundId }) => roundId)}::text[])
    ORDER BY r.platform, r.round_id FOR NO KEY UPDATE OF r
  `,
  ).execute(tx)
  return new Map(rows.map((row) => [bookKey(row.platform, row.round_id), keptRound(row)]))
}

function keptRound(row: Row): KeptRound {
  const { state, bets, free } = row
  return {
    platform: row.platform,
    roundId: row.round_id,
    playerId: row.player_id,
    gameCode: row.game_code,
    gameName: row.game_name ?? row.game_code,
    kind: playKind(row.game_type ?? ''),
    currency: row.currency,
    maxMultiple: row.max_multiple === null ? null : BigInt(row.max_multiple),
    jackpot: row.jackpot,
    unplayedMinor: row.unplayed_minor,
    contest: row.contest_id,
    free: free && {
      grantId: BigInt(free.id),
      code: free.code,
      betMinor: BigInt(free.bet_minor),
    },
    round: fromRoundRecord({
      state,
      betMinor: row.bet_minor.toString(),
      winMinor: row.win_minor.toString(),
      bets,
      refundReason: state === 'refunded' ? row.reason : null,
    }),
    notes: {},
  }
}
