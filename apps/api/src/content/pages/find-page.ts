import type { CallAnswer, Calls, Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { textIn } from '../../platform/texts/text-in.ts'

type Page = CallAnswer<Calls['getPage']>
type Row = Omit<Page, 'published_at'> & { published_at: Date }

/** The published version of a page, in the language asked. */
export async function findPage(db: Db, key: string, language: Language | null): Promise<Page> {
  const { rows } = await sql<Row>`
    SELECT v.page_key AS key, v.number AS version, v.published_at,
      ${textIn(sql`t.title ${ofVersion}`, language)} AS title,
      ${textIn(sql`t.body ${ofVersion}`, language)} AS body
    FROM page_version v WHERE v.page_key = ${key} ORDER BY v.number DESC LIMIT 1
  `.execute(db)
  const [page] = rows
  if (!page) throw new Refusal('NOT_FOUND')
  return { ...page, published_at: page.published_at.toISOString() }
}

const ofVersion = sql`FROM page_text t WHERE t.page_key = v.page_key AND t.number = v.number`
