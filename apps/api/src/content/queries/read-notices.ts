import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Notice = CallAnswer<Calls['getGeneral']>['general'][number]

type Row = { id: bigint; text_en: string; text_bn: string }

/** The notices that run along the top of the site, in both languages. */
export async function readNotices(db: Db): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    SELECT id, text_en, text_bn FROM notice ORDER BY ordinal, id
  `.execute(db)
  return rows.map(({ id, text_en, text_bn }) => ({
    id: Number(id),
    notice: text_en,
    notice_bn: text_bn,
  }))
}
