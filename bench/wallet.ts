import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@maidan/api'
import { openProcessWorld } from '@maidan/testkit'
import { startPostgres } from '@maidan/testkit/postgres'
import { sql } from 'kysely'
import { openHttpLine, type HttpLine } from './http-line.ts'
import { median } from './median.ts'
import { printFigure } from './print-figure.ts'
import { openSeats, type Seat } from './provider/open-seats.ts'
import { callsOf, playTorn } from './provider/play-torn.ts'
import { sendOn } from './provider/send-signed.ts'

/**
 * Bets and wins of a provider at the house's wallet, each answered after its commit is on disk: the api
 * and the database as in the house, the provider in this process. Then the same over a line that is cut
 * again and again while the house is killed twice: what the two books say apart is counted.
 */
const PLAYERS = 300
const CALLERS = 96
const WARM_UP_SECONDS = 3
const SECONDS = Number(process.env['WALLET_SECONDS'] ?? '10')
const ROUNDS = 3
const STEADY_PER_S = 300
const STEADY_SECONDS = 6
const TORN_ROUNDS = 12
const KILLS = 2
const KILL_EVERY_MS = 4_000
const PAUSE_MS = 2_000
const FUNDED_MINOR = 100_000_000n
const WIN_MINOR = 1_500n

const dataDir = await mkdtemp(path.join(tmpdir(), 'maidan-bench-'))
const postgres = await startPostgres({ dataDir })
process.env['TEST_DATABASE_URL'] = postgres.url('postgres')
const house = await openProcessWorld({
  studio: true,
  env: { LIMITS_SCALE: '10000', DATABASE_POOL_MAX: '24' },
})
const provider = { url: house.url, slug: 'padma', key: house.keys.padma }
const database = openDatabase(house.databaseUrl, 8)
try {
  const seats = await openSeats(database, provider, { count: PLAYERS, fundedMinor: FUNDED_MINOR })
  const lines = await Promise.all(Array.from({ length: CALLERS }, () => openHttpLine(house.url)))
  await pairsPerSecond(lines, seats, WARM_UP_SECONDS)
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rates.push(await pairsPerSecond(lines, seats, SECONDS))
  print('pairs_per_s', median(rates), 'pairs/s', { goal: 1_000, runs: ROUNDS })
  const p99s: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(PAUSE_MS)
    p99s.push(quantile(await waitsAt(lines, seats), 0.99))
  }
  print('p99_at_300_ms', median(p99s), 'ms', { goal: 40, runs: ROUNDS })
  for (const line of lines) line.close()
  const differences = await differencesOf(seats)
  printFigure({
    bench: 'wallet',
    figure: 'differences',
    value: differences,
    unit: 'players',
    runs: 1,
  })
  await assertWhole()
} finally {
  await database.db.destroy()
  await house.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function print(figure: string, value: number, unit: string, of: { goal: number; runs: number }) {
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const versus = `goal ${of.goal} ${unit}; load ${load}`
  printFigure({
    bench: 'wallet',
    figure,
    value,
    unit,
    versus,
    ratio: value / of.goal,
    runs: of.runs,
  })
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
}

/** One round of a player: each call waits for the answer of the one before. */
async function playRound(line: HttpLine, seat: Seat): Promise<void> {
  for (const [verb, body] of callsOf(seat, WIN_MINOR).slice(0, 2)) {
    const { status, body: answer } = await sendOn(line, provider, verb, body)
    if (status !== 200) throw new Error(`${verb} was refused: ${answer}`)
  }
}

/** Each caller plays for players of its own, one after the other. */
async function pairsPerSecond(lines: readonly HttpLine[], seats: readonly Seat[], seconds: number) {
  const started = performance.now()
  const until = started + seconds * 1000
  let pairs = 0
  await Promise.all(
    lines.map(async (line, caller) => {
      const own = seats.filter((_, index) => index % lines.length === caller)
      for (let turn = 0; performance.now() < until; turn += 1) {
        const seat = own[turn % own.length]
        if (!seat) throw new Error('a caller without players')
        await playRound(line, seat)
        pairs += 1
      }
    }),
  )
  return (pairs * 1000) / (performance.now() - started)
}

/** Milliseconds from when each pair was due to its win's answer, halved: a pair is two calls. */
async function waitsAt(lines: readonly HttpLine[], seats: readonly Seat[]) {
  const free = [...lines]
  const waits: number[] = []
  const sent: Promise<void>[] = []
  const started = performance.now()
  for (let count = 0; count < STEADY_PER_S * STEADY_SECONDS; count += 1) {
    const dueMs = started + (count * 1000) / STEADY_PER_S
    const aheadMs = dueMs - performance.now()
    if (aheadMs > 1) await sleep(aheadMs)
    const line = free.pop() ?? (await openHttpLine(house.url))
    const seat = seats[count % seats.length]
    if (!seat) throw new Error('nobody plays')
    const answered = async () => {
      await playRound(line, seat)
      waits.push((performance.now() - dueMs) / 2)
      free.push(line)
    }
    sent.push(answered())
  }
  await Promise.all(sent)
  return waits
}

/** How many players have another balance than the provider's books say, after a torn line and kills. */
async function differencesOf(seats: readonly Seat[]): Promise<number> {
  const before = await balances(seats)
  const playing = Promise.all(seats.map((seat) => playTorn(provider, seat, TORN_ROUNDS)))
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(KILL_EVERY_MS)
    await house.killAndStart()
  }
  const nets = await playing
  const after = await balances(seats)
  return seats.filter((_, at) => (after[at] ?? 0n) - (before[at] ?? 0n) !== nets[at]).length
}

async function balances(seats: readonly Seat[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint; balance: bigint }>`
    SELECT id, balance_minor AS balance FROM account
    WHERE id = ANY(${seats.map(({ cash }) => cash)}::bigint[])
  `.execute(database.db)
  const byAccount = new Map(rows.map(({ id, balance }) => [id, balance]))
  return seats.map(({ cash }) => byAccount.get(cash) ?? 0n)
}

/** A fast wallet that is wrong has no figure. */
async function assertWhole() {
  const { rows } = await sql`SELECT * FROM ledger_breach`.execute(database.db)
  if (rows.length > 0) throw new Error(`the ledger is broken in ${rows.length} places`)
}
