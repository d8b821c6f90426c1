import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate, openDatabase, openLedger } from '@maidan/api'
import { startPostgres } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'
import { runTpcb } from './run-tpcb.ts'

/**
 * Transfers a second through the posting path, each answered after its commit is on disk, beside
 * TPC-B on the same server in the same run. Rounds alternate, so that both meet the same machine.
 */
const CALLERS = [32, 64, 256]
/** Players who are about at the same time. */
const ACCOUNTS = 20_000
const OPENED_AT_ONCE = 1000
const SECONDS = 2
const ROUNDS = 5

const migrations = fileURLToPath(
  new URL('../apps/api/src/platform/database/migrations', import.meta.url),
)
const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
await postgres.ensureDatabase('ledger')
await postgres.ensureDatabase('tpcb')
const { db, pool } = openDatabase(postgres.url('ledger'), 16)
await migrate(pool, migrations)
const accounts = await openAccounts()
const ledger = openLedger({ db, pool })
let sent = 0

// A house that runs knows its players' accounts; one that has just started reads them first.
await transfersPerSecond(256)

for (const callers of CALLERS) {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await transfersPerSecond(callers))
    theirs.push(
      await runTpcb(postgres.url('tpcb'), { clients: Math.min(callers, 32), seconds: SECONDS }),
    )
  }
  printFigure({
    bench: 'ledger',
    figure: callers === 32 ? 'transfers_per_s' : `transfers_per_s_${callers}_callers`,
    value: median(ours),
    unit: 'transfers/s',
    versus: `TPC-B ${median(theirs).toFixed(0)} tps`,
    ratio: median(ours) / median(theirs),
    runs: ROUNDS,
  })
}
await assertWhole()
await db.destroy()
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })

/** Half the accounts are rich players' cash, the others receive. */
async function openAccounts(): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO account (code, currency, kept)
    SELECT 'player:' || n || ':cash', 'BDT', true FROM generate_series(1, ${ACCOUNTS}) n RETURNING id
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  const first = openLedger({ db, pool })
  const opening = await first.accounts.house('house:opening', 'BDT')
  const fund = (to: bigint) =>
    first.post({
      key: `open:${to}`,
      fingerprint: 'open',
      steps: [
        { kind: 'transfer', from: opening, to, amountMinor: 1_000_000_000n, reason: 'opening' },
      ],
    })
  for (let from = 0; from < ACCOUNTS; from += OPENED_AT_ONCE)
    await Promise.all(ids.slice(from, from + OPENED_AT_ONCE).map(fund))
  // As the server does by itself once a table has stood for a minute.
  await sql`VACUUM ANALYZE`.execute(db)
  return ids
}

async function transfersPerSecond(callers: number): Promise<number> {
  const started = performance.now()
  const until = started + SECONDS * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < until) {
        await transferOnce()
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - started)
}

async function transferOnce() {
  sent += 1
  const index = Math.floor(Math.random() * ACCOUNTS)
  const from = accounts[index] ?? 0n
  const to = accounts[(index + 1) % ACCOUNTS] ?? 0n
  const amountMinor = BigInt(1 + Math.floor(Math.random() * 1000))
  const result = await ledger.post({
    key: `bench:${sent}`,
    fingerprint: `${from}>${to}:${amountMinor}`,
    steps: [{ kind: 'transfer', from, to, amountMinor, reason: 'bench' }],
  })
  if (result.status !== 'posted') throw new Error(`a transfer was ${result.status}`)
}

/** A fast ledger that is wrong has no figure. */
async function assertWhole() {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(db)
  if (rows.length > 0) throw new Error(`the ledger is broken: ${JSON.stringify(rows[0], String)}`)
  const { rows: counted } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM transfer WHERE reason = 'bench'
  `.execute(db)
  if (Number(counted[0]?.n) !== sent) throw new Error('not every answered transfer is there')
}
