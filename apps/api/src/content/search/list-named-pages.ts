import { PAGE_KEYS } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'

export type NamedPage = { key: string; names: Texts }

/** The pages of content by their published titles. */
export async function listNamedPages(db: Db): Promise<NamedPage[]> {
  const { rows } = await sql<NamedPage>`
    SELECT t.page_key AS key, json_object_agg(t.language, t.title) AS names
    FROM page_text t
    WHERE t.number = (SELECT max(v.number) FROM page_version v WHERE v.page_key = t.page_key)
    GROUP BY t.page_key ORDER BY array_position(${[...PAGE_KEYS]}::text[], t.page_key)
  `.execute(db)
  return rows
}
