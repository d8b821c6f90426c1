import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@maidan/api'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { openQuietPartner, SIDES } from '../apps/api/src/exchange/testing/quiet-partner.ts'
import { fillMarket } from './fill-market.ts'
import { openHttpLine, type HttpLine } from './http-line.ts'
import { median } from './median.ts'
import { openBettors, type BenchBettor } from './open-bettors.ts'
import { printFigure } from './print-figure.ts'

/**
 * Bets over HTTP, each answered after its commit is on disk: the api and the database as in the
 * house, the players in this process. Half of the bets rest and half of them meet one that does.
 */
const MARKETS = 6
const PLAYERS = 600
const CALLERS = 96
const WARM_UP_SECONDS = 3
const SECONDS = 6
const ROUNDS = 3
const STEADY_PER_S = 300
const STEADY_SECONDS = 6
/** Between two measurements, so that none pays for the one before. */
const PAUSE_MS = 2_000
const FUNDED_MINOR = 10_000_000_000n
const SETTLED_BETS = 100_000
const ODDS = ['1.97', '1.98', '1.99', '2', '2.02', '2.04']

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const partner = await openQuietPartner(MARKETS + 1)
const house = await openProcessWorld({
  env: {
    FEED: 'on',
    FEED_URL: partner.url,
    LIMITS_SCALE: '10000',
    DATABASE_POOL_MAX: '24',
    SETTLE_AFTER_SECONDS: '0',
  },
})
const database = openDatabase(house.databaseUrl, 8)
const [filled, ...played] = partner.markets
try {
  await untilKnown()
  const bettors = await openBettors(database, { count: PLAYERS, fundedMinor: FUNDED_MINOR })
  const lines = await Promise.all(
    Array.from({ length: CALLERS * 2 }, () => openHttpLine(house.url)),
  )
  await acceptedPerSecond(lines, bettors, WARM_UP_SECONDS)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(await acceptedPerSecond(lines.slice(0, CALLERS), bettors, SECONDS))
  print('accepted_per_s', median(rates), 'bets/s', { goal: 1_000, runs: ROUNDS })
  const p99s: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(PAUSE_MS)
    p99s.push(quantile(await waitsAt(lines, bettors), 0.99))
  }
  print('p99_at_300_ms', median(p99s), 'ms', { goal: 150, runs: ROUNDS })
  print('settle_100k_s', await settleSeconds(), 's', { goal: 10, runs: 1 })
  await assertWhole()
} finally {
  await database.db.destroy()
  await house.close()
  await partner.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function print(figure: string, value: number, unit: string, of: { goal: number; runs: number }) {
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const versus = `goal ${of.goal} ${unit}; load ${load}`
  printFigure({ bench: 'bets', figure, value, unit, versus, ratio: value / of.goal, runs: of.runs })
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/** The house has read the partner's list and its first prices. */
async function untilKnown() {
  for (;;) {
    const { rows } = await sql`SELECT FROM market`.execute(database.db)
    if (rows.length > MARKETS) return sleep(1_000)
    await sleep(100)
  }
}

/** A bet of some player on some side of some match, near the middle, so that bets meet. */
function place(line: HttpLine, { token }: BenchBettor) {
  const bet = {
    market_id: any(played)?.marketId,
    selection_id: any(SIDES)?.SelectionId,
    side: any(['back', 'lay']),
    odds: any(ODDS),
    stake: String(10 + Math.floor(Math.random() * 40)),
  }
  const body = JSON.stringify({ client_ref: randomUUID(), bets: [bet] })
  const headers = `authorization: Bearer ${token}\r\n`
  return line.send({ method: 'POST', path: '/api/exchange/bets', headers, body })
}

function any<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)]
}

/** Each caller bets for players of its own, one after the other. */
async function acceptedPerSecond(
  lines: readonly HttpLine[],
  bettors: readonly BenchBettor[],
  seconds: number,
): Promise<number> {
  const started = performance.now()
  const until = started + seconds * 1000
  let accepted = 0
  await Promise.all(
    lines.map(async (line, caller) => {
      const own = bettors.filter((_, index) => index % lines.length === caller)
      for (let turn = 0; performance.now() < until; turn += 1) {
        const bettor = own[turn % own.length]
        if (!bettor) throw new Error('a caller without players')
        const { status, body } = await place(line, bettor)
        if (status !== 200) throw new Error(`a bet was refused: ${body}`)
        accepted += 1
      }
    }),
  )
  return (accepted * 1000) / (performance.now() - started)
}

/** Milliseconds from when each bet was due to its answer, at a steady pace whatever the answers do. */
async function waitsAt(lines: readonly HttpLine[], bettors: readonly BenchBettor[]) {
  const free = [...lines]
  const waits: number[] = []
  const sent: Promise<void>[] = []
  const started = performance.now()
  for (let count = 0; count < STEADY_PER_S * STEADY_SECONDS; count += 1) {
    const dueMs = started + (count * 1000) / STEADY_PER_S
    const aheadMs = dueMs - performance.now()
    if (aheadMs > 1) await sleep(aheadMs)
    const line = free.pop() ?? (await openHttpLine(house.url))
    const bettor = bettors[count % bettors.length]
    if (!bettor) throw new Error('nobody bets')
    const answered = async () => {
      const { status, body } = await place(line, bettor)
      if (status !== 200) throw new Error(`a bet was refused: ${body}`)
      waits.push(performance.now() - dueMs)
      free.push(line)
    }
    sent.push(answered())
  }
  await Promise.all(sent)
  return waits
}

/** A market full of matched bets, decided by the partner: from the decision to the last payment. */
async function settleSeconds(): Promise<number> {
  const code = filled?.marketId ?? ''
  await fillMarket(database, { code, bets: SETTLED_BETS })
  partner.decide(code, SIDES[0].SelectionId)
  for (;;) {
    const { rows } = await sql<{ ms: string | null }>`
      SELECT extract(epoch FROM s.done_at - s.decided_at) * 1000 AS ms
      FROM market_settlement s JOIN market m ON m.id = s.market_id
      WHERE m.code = ${code} AND s.done_at IS NOT NULL
    `.execute(database.db)
    if (rows[0]) return Number(rows[0].ms) / 1000
    await sleep(100)
  }
}

/** A fast exchange that is wrong has no figure. */
async function assertWhole() {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(database.db)
  if (rows.length > 0) throw new Error(`the ledger is broken in ${rows.length} places`)
}
