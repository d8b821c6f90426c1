import type { Kysely, Transaction } from 'kysely'

/** Queries are written as SQL; the row type stands at each of them. */
export type Tables = Record<string, never>
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
