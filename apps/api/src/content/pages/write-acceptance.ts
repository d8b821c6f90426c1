import type { AgreedPage } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

type Acceptance = { playerId: bigint; key: AgreedPage; version: number }

/**
 * Keeps that a player agrees to a version of a page; said twice, the first time counts. Answers
 * false, and keeps nothing, for a version that was never published.
 */
export async function writeAcceptance(db: Db | Tx, { playerId, key, version }: Acceptance) {
  const { rows } = await sql<{ known: boolean }>`
    WITH known AS (SELECT page_key, number FROM page_version
        WHERE page_key = ${key} AND number = ${version}),
      written AS (INSERT INTO page_acceptance (player_id, page_key, number)
        SELECT ${playerId}::bigint, page_key, number FROM known ON CONFLICT DO NOTHING)
    SELECT EXISTS (SELECT FROM known) AS known
  `.execute(db)
  return rows[0]?.known === true
}
