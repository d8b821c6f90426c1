import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { usableFrom } from '../rules/usable-from.ts'

export type PlayerPhone = {
  ordinal: number
  phone: string
  shown: string
  verified: boolean
  /** When it was shown to be theirs; null before that. */
  verifiedAt: Date | null
  /** From when it may be paid to and reset the password; null while it is not verified. */
  usableFrom: Date | null
}

type Row = { ordinal: number; phone: string; shown: string; verified_at: Date | null }

/** The player's numbers, the main one first. There are three at most. */
export async function readPhones(db: Db | Tx, playerId: bigint): Promise<PlayerPhone[]> {
  const { rows } = await sql<Row>`
    SELECT ordinal, phone, shown, verified_at FROM player_phone
    WHERE player_id = ${playerId} ORDER BY ordinal
  `.execute(db)
  return rows.map(({ verified_at: verifiedAt, ...row }) => {
    const from = usableFrom({ ordinal: row.ordinal, verifiedAt })
    return { ...row, verified: verifiedAt !== null, verifiedAt, usableFrom: from }
  })
}
