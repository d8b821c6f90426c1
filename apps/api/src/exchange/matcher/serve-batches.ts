import type { Market } from '@maidan/exchange'
import type { Context } from '../../context.ts'
import { databaseFault } from '../../platform/database/database-fault.ts'
import { databaseCode, isWorthAnother } from '../../platform/database/in-transaction.ts'
import { TooBusy } from '../../platform/too-busy.ts'
import { loadMarket, type MarketTimes } from './load-market.ts'
import type { LiveMarket } from '../engine/market/live-market.ts'
import type { BatchChanges } from '../engine/commands/changes.ts'
import { forgetIdle } from './forget-idle.ts'
import { freeExposure } from './free-exposure.ts'
import { codesOf, type MatcherAnswer, type MatcherCommand } from '../engine/commands/command.ts'
import { forgetMarket, type MatcherMemory, type Reported } from './matcher-memory.ts'
import { runBatch, type BatchOutcome } from './run-batch.ts'
import { LostShard, NewShard } from './shard-lease.ts'
import { splitBatches } from '../engine/commands/split-batches.ts'

const TRIES_MAX = 3
const FREE_AGAIN_MS = 1_000
const LOST: MatcherAnswer = { status: 'refused', code: 'UNAVAILABLE' }
/** The commit went unanswered: whether it is on disk is known when the markets are read anew. */
const UNSURE: MatcherAnswer = { status: 'refused', code: 'NOT_CONFIRMED' }

/** What a committed batch changed, for those who show it. */
export type MatcherNews = { markets: ReadonlySet<LiveMarket>; changes: BatchChanges }

export type MatcherWork = {
  ctx: Pick<Context, 'db' | 'ledger' | 'log'>
  memory: MatcherMemory
  times: MarketTimes
  tell: (news: MatcherNews) => void
  /** Lets the market's waiting bets be looked at again after so long. */
  wakeAt: (code: string, inMs: number) => void
}

/** Runs a batch wave by wave and answers in the order of its commands. */
export async function serveBatches(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<MatcherAnswer[]> {
  const answers = new Map<MatcherCommand, MatcherAnswer>()
  for (const independent of splitBatches(batch)) {
    const done = await runSafely(work, independent)
    independent.forEach((command, index) => answers.set(command, done[index] ?? LOST))
  }
  return batch.map((command) => answers.get(command) ?? LOST)
}

/** A wave that failed leaves no trace in memory: its markets are read anew, and it is run again. */
async function runSafely(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<MatcherAnswer[]> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(work, batch)
    } catch (error) {
      for (const code of codesOf(batch)) forgetMarket(work.memory, code)
      if (tried < TRIES_MAX && (error instanceof NewShard || isWorthAnother(error))) continue
      if (batch.length > 1 && isOfOneCommand(error)) return runInHalves(work, batch)
      return batch.map(() => lost(work.ctx, error))
    }
  }
}

/** While the database is away that is said elsewhere, once. */
function lost({ log }: MatcherWork['ctx'], error: unknown): MatcherAnswer {
  const isAway = error instanceof TooBusy
  const fault = databaseFault(error)
  log[isAway || fault ? 'debug' : 'error']({ err: error }, 'a batch of the matcher failed')
  return fault === 'unsure' ? UNSURE : LOST
}

/** What one command made impossible is not taken out on those that share its wave. */
async function runInHalves(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<MatcherAnswer[]> {
  const middle = Math.ceil(batch.length / 2)
  const first = await runSafely(work, batch.slice(0, middle))
  return [...first, ...(await runSafely(work, batch.slice(middle)))]
}

/** A rule of a core room or a check of the database was broken, and not the way to the database. */
function isOfOneCommand(error: unknown): boolean {
  return error instanceof RangeError || /^2[23]/.test(databaseCode(error))
}

async function runOnce(work: MatcherWork, batch: readonly MatcherCommand[]) {
  const { ctx, memory } = work
  forgetIdle(memory)
  forgetOutdated(memory, batch)
  const restored = await loadMissing(work, codesOf(batch))
  // What the feed has said comes first: orders are let in by the prices that stand.
  if (restored.length > 0) await finish(work, restored, await runBatch(ctx, memory, restored))
  const outcome = await runBatch(ctx, memory, batch)
  await finish(work, batch, outcome)
  return outcome.answers
}

/** The commit is on disk: whatever fails from here on must not run the wave again. */
async function finish(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
  { changes }: BatchOutcome,
) {
  const { memory } = work
  await freeNow(work, changes.touched)
  setAlarms(work, batch, changes)
  const markets = new Set(codesOf(batch).flatMap((code) => memory.markets.get(code) ?? []))
  work.tell({ markets, changes })
}

/** Forgets markets that another process may have changed, and those that are to be read anew. */
function forgetOutdated(memory: MatcherMemory, batch: readonly MatcherCommand[]) {
  for (const { id, code } of memory.markets.values())
    if (memory.lease.isOutdated(id)) forgetMarket(memory, code)
  memory.lease.forgetChanges()
  for (const code of codesOf(batch.filter(({ type }) => type === 'reload')))
    forgetMarket(memory, code)
}

/** Reads the markets that are not in memory; answers what the feed has said of them before. */
async function loadMissing(work: MatcherWork, codes: readonly string[]): Promise<MatcherCommand[]> {
  const { ctx, memory, times } = work
  await memory.lease.ready
  const restored: MatcherCommand[] = []
  for (const code of codes) {
    if (memory.markets.has(code)) continue
    const market = await loadMarket(ctx.db, code, times)
    if (!market) continue
    memory.markets.set(code, market)
    // What is held for a closed market is the settlement's to free.
    if (market.life.status === 'closed') continue
    const reported = memory.reported.get(code)
    if (reported) {
      market.life = standing(market.life, reported)
      restored.push({ type: 'price', code, price: reported.price })
    }
    await freeOwn(work, market)
    wakeForEarliest(work, market)
  }
  return restored
}

/** The feed stands by its price for as long as before; what has been seen is an older version. */
function standing(life: Market, reported: Reported): Market {
  const { aliveAtMs, version } = reported
  const { cancelsOnlyUntilMs } = reported
  const next = Math.max(life.version, version + 1)
  return { ...life, lastPriceAtMs: aliveAtMs, version: next, cancelsOnlyUntilMs }
}

/** Frees what a crash has left held; a process that only shows the market leaves that to its owner. */
async function freeOwn({ ctx, memory }: MatcherWork, market: LiveMarket) {
  try {
    await freeExposure(ctx, memory, new Map([[market, new Set(market.positions.keys())]]))
  } catch (error) {
    if (!(error instanceof LostShard)) throw error
  }
}

/** Frees what is no longer at risk; if that fails, the market is read anew a little later. */
async function freeNow(work: MatcherWork, touched: BatchChanges['touched']) {
  const { ctx, memory, wakeAt } = work
  try {
    await freeExposure(ctx, memory, touched)
  } catch (error) {
    ctx.log.warn({ err: error }, 'exposure is freed a little later')
    for (const { code } of touched.keys()) {
      forgetMarket(memory, code)
      wakeAt(code, FREE_AGAIN_MS)
    }
  }
}

/** An alarm may ring a moment too early, so that a market that was looked at gets its next one. */
function setAlarms(work: MatcherWork, batch: readonly MatcherCommand[], { placed }: BatchChanges) {
  const { memory, wakeAt } = work
  for (const { order, market } of placed)
    if (order.state === 'delayed') wakeAt(market.code, (order.readyAtMs ?? 0) - memory.now())
  for (const code of codesOf(batch.filter(({ type }) => type === 'ready'))) {
    const market = memory.markets.get(code)
    if (market) wakeForEarliest(work, market)
  }
  for (const code of codesOf(batch)) wakeForHouse(work, code)
}

/** The house's prices enter as soon as an event's time for cancels is over. */
function wakeForHouse({ memory, wakeAt }: MatcherWork, code: string) {
  const life = memory.markets.get(code)?.life
  const leftMs = (life?.cancelsOnlyUntilMs ?? 0) - memory.now()
  if (leftMs > 0) wakeAt(code, leftMs)
}

function wakeForEarliest({ memory, wakeAt }: MatcherWork, { code, orders }: LiveMarket) {
  const delayed = [...orders.values()].filter(({ state }) => state === 'delayed')
  if (delayed.length === 0) return
  const readyAtMs = Math.min(...delayed.map((order) => order.readyAtMs ?? 0))
  wakeAt(code, readyAtMs - memory.now())
}
