import pg from 'pg'

/**
 * Opens a pool whose connections may break at any moment. An error of a connection reaches whoever
 * waits for it on that connection; as an event, which would end the process, it tells nothing more.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
