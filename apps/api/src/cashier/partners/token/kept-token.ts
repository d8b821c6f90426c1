import type { PartnerKey } from '@maidan/cashier'
import { sql } from 'kysely'
import { openText, sealText, type SealKeys } from '../../../platform/authenticator/seal-text.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db; seal: SealKeys }

export type KeptToken = { token: string; refresh: string; grantedAt: Date; expiresAt: Date }

type Row = { sealed_token: string; sealed_refresh: string; granted_at: Date; expires_at: Date }

/** More calls than this in an hour get a house blocked. */
const CALLS_MAX = 2
const HOUR_MS = 3_600_000

const placeOf = (column: string, partner: PartnerKey) => `partner_token.${column}.${partner}`

/** The token that all processes share; null if there is none that this house can open. */
export async function readToken(
  { db, seal }: Ports,
  partner: PartnerKey,
): Promise<KeptToken | null> {
  const { rows } = await sql<Row>`
    SELECT sealed_token, sealed_refresh, granted_at, expires_at
    FROM partner_token WHERE partner = ${partner}
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const token = openText(seal, row.sealed_token, placeOf('sealed_token', partner))
  const refresh = openText(seal, row.sealed_refresh, placeOf('sealed_refresh', partner))
  if (token === null || refresh === null) return null
  return { token, refresh, grantedAt: row.granted_at, expiresAt: row.expires_at }
}

export async function keepToken({ db, seal }: Ports, partner: PartnerKey, kept: KeptToken) {
  const token = sealText(seal, kept.token, placeOf('sealed_token', partner))
  const refresh = sealText(seal, kept.refresh, placeOf('sealed_refresh', partner))
  await sql`
    INSERT INTO partner_token (partner, sealed_token, sealed_refresh, granted_at, expires_at)
    VALUES (${partner}, ${token}, ${refresh}, ${kept.grantedAt}, ${kept.expiresAt})
    ON CONFLICT (partner) DO UPDATE
    SET sealed_token = EXCLUDED.sealed_token, sealed_refresh = EXCLUDED.sealed_refresh,
      granted_at = EXCLUDED.granted_at, expires_at = EXCLUDED.expires_at
  `.execute(db)
}

/** Writes down that a token is asked for now; false if the hour's calls are used up. */
export async function noteCall({ db }: Ports, partner: PartnerKey, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  await sql`
    DELETE FROM partner_token_call WHERE partner = ${partner} AND called_at <= ${hourAgo}
  `.execute(db)
  const { rows } = await sql<{ called_at: Date }>`
    INSERT INTO partner_token_call (partner, called_at)
    SELECT ${partner}::text, ${now}::timestamptz
    WHERE (SELECT count(*) FROM partner_token_call WHERE partner = ${partner}) < ${CALLS_MAX}
    RETURNING called_at
  `.execute(db)
  return rows.length === 1
}
