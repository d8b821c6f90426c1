import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Tx } from './db.ts'

/** SQL that a connection parses and plans once, under its name. */
export type Statement<Row> = { name: string; text: string; row?: Row }

/** Runs a statement inside one transaction and answers its rows. */
export type Run = <Row>(statement: Statement<Row>, values: readonly unknown[]) => Promise<Row[]>

/** Names by text. Only what is declared is kept by a connection, so that none fills up. */
const names = new Map<string, string>()

/** Declares a statement; its text never changes, and its values are `$1`, `$2` and so on. */
export function declare<Row>(name: string, text: string): Statement<Row> {
  names.set(text, name)
  return { name, text }
}

/** The name under which a text is kept, if it was declared. */
export function nameOf(text: string): string | undefined {
  return names.get(text)
}

/** Runs statements in a flow's own transaction. */
export function runIn(tx: Tx): Run {
  return async <Row>({ text }: Statement<Row>, values: readonly unknown[]) => {
    const { rows } = await tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
    return rows
  }
}

/** Runs statements on a connection, whatever transaction it is in. */
export function runOn(client: pg.PoolClient): Run {
  return async ({ name, text }, values) => {
    const { rows } = await client.query({ name, text, values: [...values] })
    return rows as never
  }
}

/** Numbers as PostgreSQL reads an array of them: far cheaper than to quote each. */
export function numbers(values: readonly (bigint | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`
}
