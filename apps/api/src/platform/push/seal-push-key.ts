import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Db } from '../database/db.ts'
import { readVapidKeys } from './vapid-keys.ts'

type Ports = { config: Config; db: Db }

/** At every start: seals the push key anew if a former secret sealed it; none is made here. */
export async function sealPushKey(ports: Ports): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM push_key`.execute(ports.db)
  if (rows.length > 0) await readVapidKeys(ports)
}
