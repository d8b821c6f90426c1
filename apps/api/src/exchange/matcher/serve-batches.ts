import { databaseFault } from '../../platform/database/database-fault.ts'
import { databaseCode, isWorthAnother } from '../../platform/database/in-transaction.ts'
import { TooBusy } from '../../platform/too-busy.ts'
import {
  codesOf,
  independentBatches,
  moneyKeysOf,
  noteCommitted,
  type Changes,
  type LiveMarket,
} from '@maidan/exchange/engine'
import { forgetIdle } from './forget-idle.ts'
import { freeExposure } from './exposure/free-exposure.ts'
import { forgetOutdated, loadMarkets } from './load-markets.ts'
import { setAlarms } from './alarms/market-alarms.ts'
import type { MatcherAnswer, MatcherCommand } from './matcher-command.ts'
import { forgetMarket, type MatcherMemory } from './matcher-memory.ts'
import type { MatcherWork } from './matcher-work.ts'
import { runBatch, type BatchOutcome } from './run-batch.ts'
import { NewShard } from './lease/shard-lease.ts'

const TRIES_MAX = 3
const FREE_AGAIN_MS = 1_000
const LOST: MatcherAnswer = { status: 'refused', code: 'UNAVAILABLE' }
/** The commit went unanswered: whether it is on disk is known when the markets are read anew. */
const UNSURE: MatcherAnswer = { status: 'refused', code: 'NOT_CONFIRMED' }

/** Runs commands, batch by batch of independent ones, and answers in their order. */
export async function serveBatches(
  work: MatcherWork,
  commands: readonly MatcherCommand[],
): Promise<MatcherAnswer[]> {
  const answers = new Map<MatcherCommand, MatcherAnswer>()
  for (const batch of independentBatches(commands, keysOf)) {
    const done = await runSafely(work, batch)
    batch.forEach((command, index) => answers.set(command, done[index] ?? LOST))
  }
  return commands.map((command) => answers.get(command) ?? LOST)
}

/** The same request again waits until the first is answered. */
function keysOf(command: MatcherCommand): string[] {
  if (command.type === 'reload') return []
  if (command.type !== 'place') return moneyKeysOf(command)
  return [`ref ${command.bettor.playerId} ${command.clientRef}`, ...moneyKeysOf(command)]
}

/** A batch that failed leaves no trace in memory: its markets are read anew, and it is run again. */
async function runSafely(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<readonly MatcherAnswer[]> {
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

/** What one command made impossible is not taken out on those that share its batch. */
async function runInHalves(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<readonly MatcherAnswer[]> {
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
  const restored = await loadMarkets(work, codesOf(batch))
  // What the feed has said comes first: orders are let in by the prices that stand.
  if (restored.length > 0) await finish(work, await runBatch(ctx, memory, restored))
  const outcome = await runBatch(ctx, memory, batch)
  await finish(work, outcome)
  return outcome.answers
}

/** The commit is on disk: whatever fails from here on must not run the batch again. */
async function finish(work: MatcherWork, outcome: BatchOutcome) {
  const { memory } = work
  const { commands, changes } = outcome
  const codes = codesOf(commands)
  for (const market of marketsOf(memory, codes)) noteCommitted(market)
  await freeNow(work, changes.touched)
  setAlarms(work, commands, changes)
  work.report({ ...outcome, markets: new Set(marketsOf(memory, codes)) })
}

function marketsOf({ markets }: MatcherMemory, codes: readonly string[]): LiveMarket[] {
  return codes.flatMap((code) => markets.get(code) ?? [])
}

/** Frees what is no longer at risk; if that fails, the market is read anew a little later. */
async function freeNow(work: MatcherWork, touched: Changes['touched']) {
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
