import { sql } from 'kysely'
import type { Language } from '@maidan/contract'
import type { Tx } from '../../platform/database/db.ts'

export type PageText = { title: string; body: string }

export type NewVersion = {
  key: string
  number: number
  /** Null for what the house comes with. */
  staffId: bigint | null
  reason: string
  at: Date
  texts: Record<Language, PageText>
}

/** Writes the next version of a page, in every language of the house. */
export async function writeVersion(tx: Tx, version: NewVersion): Promise<void> {
  const { key, number, staffId, reason, at, texts } = version
  await sql`
    INSERT INTO page_version (page_key, number, published_by, reason, published_at)
    VALUES (${key}, ${number}, ${staffId}, ${reason}, ${at})
  `.execute(tx)
  await sql`
    INSERT INTO page_text (page_key, number, language, title, body)
    SELECT ${key}, ${number}::int, key, value ->> 'title', value ->> 'body'
    FROM json_each(${JSON.stringify(texts)}::json)
  `.execute(tx)
}
