import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listPages } from '../../pages/list-pages.ts'

type Ports = { db: Db }

export const getPages: Handler<Calls['getPages'], Ports> = async ({ db }, { query }) => {
  const pages = await listPages(db, query.language ?? null)
  return {
    pages: pages.map(({ key, title, version, published_at }) => ({
      key,
      title,
      version,
      published_at,
    })),
  }
}
