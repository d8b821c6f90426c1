import { lossUsed } from '@maidan/cashier'
import type { OwnLimit } from '@maidan/exchange/engine'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { readLosses } from '../../protection/floors/read-losses.ts'

/** Bets that rest of one player on one market, and which of their own limits these are above. */
export type AboveLimit = { code: string; playerId: bigint; ownLimit: OwnLimit }

/** For so long a limit is one that was just set, also for a house that was away in between. */
const FRESH_MS = 5 * 60_000
const AT_ONCE_MAX = 200

/**
 * Where bets rest of players who have just set a limit on stakes, or one on losses that they are past
 * (law 29). Later ones are refused as they come.
 */
export async function findAboveLimits(db: Db, at: Date): Promise<AboveLimit[]> {
  const since = new Date(at.getTime() - FRESH_MS)
  const { rows } = await sql<{ code: string; player_id: bigint; stake_max_minor: bigint | null }>`
    SELECT DISTINCT m.code, p.id AS player_id, p.stake_max_minor
    FROM play_limit l JOIN player p ON p.id = l.player_id
    JOIN exchange_order o ON o.player_id = p.id AND o.state = 'open'
    JOIN market m ON m.id = o.market_id
    WHERE l.kind IN ('loss', 'stake') AND l.since > ${since}
    LIMIT ${AT_ONCE_MAX}
  `.execute(db)
  const past = await findPastLosses(
    db,
    rows.map((row) => row.player_id),
    at,
  )
  return rows.flatMap(({ code, player_id: playerId, stake_max_minor: stakeMaxMinor }) => {
    const ownLimit = past.has(playerId)
      ? ({ code: 'LOSS_LIMIT', worstMaxMinor: 0n } as const)
      : stakeMaxMinor !== null && ({ code: 'STAKE_LIMIT', worstMaxMinor: stakeMaxMinor } as const)
    return ownLimit ? [{ code, playerId, ownLimit }] : []
  })
}

async function findPastLosses(
  db: Db,
  playerIds: readonly bigint[],
  at: Date,
): Promise<Set<bigint>> {
  if (playerIds.length === 0) return new Set()
  const losses = await readLosses(db, playerIds, at)
  const past = losses.filter(
    ({ atRiskMinor, playMinor, limit }) => lossUsed(atRiskMinor, playMinor) > limit,
  )
  return new Set(past.map(({ playerId }) => playerId))
}
