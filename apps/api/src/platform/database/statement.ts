import { CompiledQuery } from 'kysely'
import pg from 'pg'
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
  const name = names.get(text)
  return name === undefined ? undefined : keptAs(name)
}

/** How often plans have been given up: each time every connection makes them anew, under other names. */
let givenUp = 0

const keptAs = (name: string) => (givenUp === 0 ? name : `${name}.${givenUp}`)

/**
 * Sends a query. Once a migration has changed the types of what a kept plan answers, a connection would refuse that
 * plan for ever: then the plans of all are given up.
 */
export async function sent<T>(query: Promise<T>): Promise<T> {
  const before = givenUp
  try {
    return await query
  } catch (error) {
    if (isPlanOutdated(error) && before === givenUp) givenUp += 1
    throw error
  }
}

/** Whether a kept plan was refused because the types of its answer have changed since it was made. */
export function isPlanOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
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
    const { rows } = await sent(client.query({ name: keptAs(name), text, values: [...values] }))
    return rows as never
  }
}

/** Numbers as PostgreSQL reads an array of them: far cheaper than to quote each. */
export function numbers(values: readonly (bigint | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`
}
