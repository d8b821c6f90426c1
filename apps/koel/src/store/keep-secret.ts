import { randomBytes } from 'node:crypto'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { readText } from './read-column.ts'

/** The secret of that name, made at its first use and kept with the data that it protects. */
export function keepSecret(database: DatabaseSyncInstance, name: string): string {
  database
    .prepare('insert into secrets (name, value) values (?, ?) on conflict do nothing')
    .run(name, randomBytes(32).toString('hex'))
  const row = database.prepare('select value from secrets where name = ?').get(name)
  if (!row) throw new Error(`no secret ${name}`)
  return readText(row, 'value')
}
