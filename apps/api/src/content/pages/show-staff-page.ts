import type { CallAnswer, Calls, Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type StaffPage = CallAnswer<Calls['staffPage']>
type Version = StaffPage['versions'][number]
type VersionRow = Omit<Version, 'published_at'> & { published_at: Date }
type TextRow = { language: Language; title: string; body: string }

/** A page as the desk reads it: one version in every language, and who published which one when. */
export async function showStaffPage(db: Db, key: string, wished?: number): Promise<StaffPage> {
  const versions = await listVersions(db, key)
  const [newest] = versions
  if (!newest) throw new Refusal('NOT_FOUND')
  const version = wished ?? newest.version
  if (!versions.some((one) => one.version === version)) throw new Refusal('PAGE_VERSION_UNKNOWN')
  return { key, version, texts: await readTexts(db, key, version), versions }
}

async function listVersions(db: Db, key: string): Promise<Version[]> {
  const { rows } = await sql<VersionRow>`
    SELECT v.number AS version, v.published_at, v.reason, s.username AS published_by
    FROM page_version v LEFT JOIN staff s ON s.id = v.published_by
    WHERE v.page_key = ${key} ORDER BY v.number DESC
  `.execute(db)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

async function readTexts(db: Db, key: string, version: number): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    SELECT language, title, body FROM page_text WHERE page_key = ${key} AND number = ${version}
    ORDER BY language
  `.execute(db)
  return rows
}
