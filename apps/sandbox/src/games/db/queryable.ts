import type { Pool, PoolClient } from 'pg'

/** The pool, or a client inside a transaction. */
export type Queryable = Pool | PoolClient
