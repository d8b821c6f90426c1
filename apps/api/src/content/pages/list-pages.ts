import { PAGE_KEYS, type Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { textIn } from '../../platform/texts/text-in.ts'

export type ListedPage = {
  key: string
  title: string
  version: number
  published_by: string | null
  published_at: string
}

type Row = Omit<ListedPage, 'published_at'> & { published_at: Date }

/** Every page in its published version, in the order of the contract. */
export async function listPages(db: Db, language: Language | null): Promise<ListedPage[]> {
  const title = sql`t.title FROM page_text t WHERE t.page_key = v.page_key AND t.number = v.number`
  const { rows } = await sql<Row>`
    SELECT v.page_key AS key, v.number AS version, v.published_at, s.username AS published_by,
      ${textIn(title, language)} AS title
    FROM page_version v LEFT JOIN staff s ON s.id = v.published_by
    WHERE v.number = (SELECT max(n.number) FROM page_version n WHERE n.page_key = v.page_key)
    ORDER BY array_position(${[...PAGE_KEYS]}::text[], v.page_key)
  `.execute(db)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}
