import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../db.ts'
import { declare } from '../statement.ts'

/** Texts by name: what one name stands for never changes. */
const texts = new Map<string, string>()

/**
 * SQL that runs so often that each connection shall parse and plan it once. Its text is the same every time:
 * what varies is in its values. Throws where another text comes under the name.
 */
export function prepared<Row>(name: string, query: RawBuilder<Row>) {
  return {
    execute: (db: Db | Tx) => {
      const compiled = query.compile(db)
      const known = texts.get(name)
      if (known === undefined) {
        texts.set(name, compiled.sql)
        declare(name, compiled.sql)
      } else if (known !== compiled.sql) throw new Error(`${name} stands for another text already`)
      return db.executeQuery(compiled)
    },
  }
}
