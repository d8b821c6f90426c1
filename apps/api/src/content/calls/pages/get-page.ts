import type { Calls } from '@maidan/contract'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { findPage } from '../../pages/find-page.ts'

type Ports = { db: Db }

/** The language stands in the address and not in a header, so that answers can be kept by it. */
export const getPage: Handler<Calls['getPage'], Ports> = ({ db }, { params, query }) =>
  findPage(db, params.key, query.language ?? null)
