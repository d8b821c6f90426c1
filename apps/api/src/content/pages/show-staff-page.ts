import type { CallAnswer, Calls, Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Ports = { clock: Clock; db: Db }

type StaffPage = CallAnswer<Calls['staffPage']>
type Version = StaffPage['versions'][number]
type VersionRow = Omit<Version, 'published_at'> & { published_at: Date }
type TextRow = { language: Language; title: string; body: string }

/** A page as the desk reads it: one version in every language, and who published which one when. */
export async function showStaffPage(
  { db, clock }: Ports,
  key: string,
  wished?: number,
): Promise<StaffPage> {
  const versions = await listVersions(db, key)
  const [newest] = versions
  if (!newest) throw new Refusal('NOT_FOUND')
  const version = wished ?? newest.version
  if (!versions.some((one) => one.version === version)) throw new Refusal('PAGE_VERSION_UNKNOWN')
  const texts = await readVersionTexts(db, key, version)
  return { key, version, texts, waiting: await readWaiting(db, key, clock.now()), versions }
}

async function listVersions(db: Db, key: string): Promise<Version[]> {
  const { rows } = await sql<VersionRow>`
    SELECT v.number AS version, v.published_at, v.reason, s.username AS published_by
    FROM page_version v LEFT JOIN staff s ON s.id = v.published_by
    WHERE v.page_key = ${key} ORDER BY v.number DESC
  `.execute(db)
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

/** The words of a version, by language. */
export async function readVersionTexts(
  db: Db | Tx,
  key: string,
  version: number,
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    SELECT language, title, body FROM page_text WHERE page_key = ${key} AND number = ${version}
    ORDER BY language
  `.execute(db)
  return rows
}

async function readWaiting(db: Db, key: string, at: Date): Promise<StaffPage['waiting']> {
  const { rows } = await sql<{ id: bigint; username: string }>`
    SELECT a.id, s.username FROM approval a JOIN staff s ON s.id = a.asked_by
    WHERE a.kind = 'page.publish' AND a.subject = ${`page:${key}`} AND a.state = 'waiting'
      AND a.expires_at > ${at}
  `.execute(db)
  const [row] = rows
  return row ? { approval_id: Number(row.id), asked_by: row.username } : null
}
