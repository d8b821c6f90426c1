import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Db, Tables } from './db.ts'
import { openPool } from './open-pool.ts'
import { nameOf, sent } from './statement.ts'
import { takeClient } from './take-client.ts'

const INT8 = 20
const INT8_ARRAY = 1016
/** How long a request waits for a connection before the house counts as busy. */
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 10_000
/** Longer than a statement may take: the server's word comes first while it can be heard. */
const QUERY_TIMEOUT_MS = 12_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000
/**
 * Rows are looked up by key on memory and flash. With the cost of a turning disk, a kept plan reads
 * a whole table of twenty thousand accounts to find sixty: posting then takes twice as long.
 */
const PLANNER = '-c random_page_cost=1.1'
/** A connection that we have given up is given up by the server, with its locks, in half a minute. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'

/**
 * Opens the pool. bigint columns and arrays come as `bigint`, by the pool's own type table: a parser set for
 * the whole process would reach libraries that expect text. Queries that are sent at once share a
 * round trip.
 */
export function openDatabase(url: string, poolMax: number): { db: Db; pool: pg.Pool } {
  const parsers: pg.CustomTypesConfig = {
    getTypeParser: (id: number, format?: 'text' | 'binary') => {
      if (id === INT8 && format !== 'binary') return BigInt
      if (id === INT8_ARRAY && format !== 'binary') return readBigints
      return pg.types.getTypeParser(id, format)
    },
  }
  const pool = openPool({
    connectionString: url,
    max: poolMax,
    types: parsers,
    pipeline: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: `${PLANNER} ${KEEPALIVE}`,
  })
  const dialect = new PostgresDialect({
    pool: { connect: async () => preparing(await takeClient(pool)), end: () => pool.end() },
  })
  return { db: new Kysely<Tables>({ dialect }), pool }
}

/** A flat array of bigint, as PostgreSQL writes it: `{1,2}`. */
function readBigints(text: string): bigint[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)
}

/** A client that gives the declared statements their names. */
function preparing(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => {
    const name = nameOf(text)
    return name === undefined
      ? client.query({ text, values })
      : sent(client.query({ name, text, values }))
  }
  return { query: query as never, release: () => client.release() }
}
