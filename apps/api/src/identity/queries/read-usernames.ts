import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = { id: bigint; username: string }

/** The names of players by their ids. */
export async function readUsernames(
  db: Db,
  playerIds: readonly (bigint | number)[],
): Promise<Map<number, string>> {
  const { rows } = await sql<Row>`
    SELECT id, username FROM player WHERE id = ANY(${[...playerIds]}::bigint[])
  `.execute(db)
  return new Map(rows.map(({ id, username }) => [Number(id), username]))
}
