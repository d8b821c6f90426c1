import { spawnSync } from 'node:child_process'
import pg from 'pg'

const SCALE = 10

/**
 * TPC-B on the server: by the system's `pgbench` where there is one, else the same five
 * statements driven by our own client. Returns transactions a second.
 */
export async function runTpcb(
  url: string,
  run: { clients: number; seconds: number },
): Promise<number> {
  return hasPgbench() ? runPgbench(url, run) : runOwnClient(url, run)
}

function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0
}

function runPgbench(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): number {
  if (!initialised.has(url)) pgbench(['-i', '-q', '-s', String(SCALE), url])
  initialised.add(url)
  const printed = pgbench([
    '-n',
    '-c',
    String(clients),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-M',
    'prepared',
    url,
  ])
  const tps = /tps = ([\d.]+)/.exec(printed)?.[1]
  if (!tps) throw new Error(`pgbench printed no tps:\n${printed}`)
  return Number(tps)
}

const initialised = new Set<string>()

function pgbench(args: string[]): string {
  const done = spawnSync('pgbench', args, { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`pgbench failed: ${done.stderr}`)
  return done.stdout
}

/** The schema and the transaction of TPC-B, as PostgreSQL's own benchmark defines them. */
async function runOwnClient(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
) {
  const pool = new pg.Pool({ connectionString: url, max: clients })
  if (!initialised.has(url)) await initialise(pool)
  initialised.add(url)
  const until = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await pool.connect()
      while (performance.now() < until) {
        await transactOnce(client)
        done += 1
      }
      client.release()
    }),
  )
  await pool.end()
  return done / seconds
}

async function initialise(pool: pg.Pool) {
  await pool.query(`
    DROP TABLE IF EXISTS pgbench_accounts, pgbench_tellers, pgbench_branches, pgbench_history;
    CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int) WITH (fillfactor = 100);
    CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int);
    CREATE TABLE pgbench_accounts (aid int PRIMARY KEY, bid int, abalance int, filler char(84));
    CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    INSERT INTO pgbench_branches SELECT n, 0 FROM generate_series(1, ${SCALE}) n;
    INSERT INTO pgbench_tellers SELECT n, (n - 1) / 10 + 1, 0 FROM generate_series(1, ${SCALE * 10}) n;
    INSERT INTO pgbench_accounts SELECT n, (n - 1) / 100000 + 1, 0, '' FROM generate_series(1, ${SCALE * 100_000}) n;
    VACUUM ANALYZE;
  `)
}

async function transactOnce(client: pg.PoolClient) {
  const random = (max: number) => 1 + Math.floor(Math.random() * max)
  const [aid, bid, tid, delta] = [
    random(SCALE * 100_000),
    random(SCALE),
    random(SCALE * 10),
    random(10_000) - 5000,
  ]
  await client.query('BEGIN')
  await step(client, 'a', 'UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2', [
    delta,
    aid,
  ])
  await step(client, 's', 'SELECT abalance FROM pgbench_accounts WHERE aid = $1', [aid])
  await step(client, 't', 'UPDATE pgbench_tellers SET tbalance = tbalance + $1 WHERE tid = $2', [
    delta,
    tid,
  ])
  await step(client, 'b', 'UPDATE pgbench_branches SET bbalance = bbalance + $1 WHERE bid = $2', [
    delta,
    bid,
  ])
  await step(
    client,
    'h',
    'INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, CURRENT_TIMESTAMP)',
    [tid, bid, aid, delta],
  )
  await client.query('END')
}

function step(client: pg.PoolClient, name: string, text: string, values: number[]) {
  return client.query({ name, text, values })
}
