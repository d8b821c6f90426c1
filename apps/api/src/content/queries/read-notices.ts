import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { textFields } from '../../platform/texts/text-fields.ts'

type Notice = CallAnswer<Calls['getGeneral']>['general'][number]

type Row = { id: bigint; notices: Texts }

/** The notices that run along the top of the site, in every language. */
export async function readNotices(db: Db): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    SELECT id, (SELECT json_object_agg(t.language, t.notice) FROM notice_text t
      WHERE t.notice_id = notice.id) AS notices
    FROM notice ORDER BY ordinal, id
  `.execute(db)
  return rows.map(({ id, notices }) => ({ id: Number(id), ...textFields('notice', notices) }))
}
