import type { Context } from '../../context.ts'
import { databaseCode } from '../../db/in-transaction.ts'
import { loadRoom, type MarketTimes } from '../room/load-room.ts'
import type { MarketRoom } from '../room/market-room.ts'
import type { BatchChanges } from './batch-changes.ts'
import { freeExposure } from './free-exposure.ts'
import { codesOf, type MatcherAnswer, type MatcherCommand } from './matcher-command.ts'
import type { MatcherMemory } from './matcher-memory.ts'
import { runWave } from './run-wave.ts'
import { splitWaves } from './split-waves.ts'

const TRIES_MAX = 3
/** Lost against another transaction, or the id of a request that was written meanwhile. */
const AGAIN = new Set(['40001', '40P01', '23505'])
const LOST: MatcherAnswer = { status: 'refused', code: 'UNAVAILABLE' }

/** What a committed batch changed, for those who show it. */
export type MatcherNews = { rooms: ReadonlySet<MarketRoom>; changes: BatchChanges }

export type MatcherWork = {
  ctx: Pick<Context, 'db' | 'ledger' | 'log'>
  memory: MatcherMemory
  times: MarketTimes
  tell: (news: MatcherNews) => void
  /** Lets the market's waiting bets be looked at again after so long. */
  wakeAt: (code: string, inMs: number) => void
}

/** Runs a batch wave by wave and answers in the order of its commands. */
export async function serveWaves(
  work: MatcherWork,
  batch: readonly MatcherCommand[],
): Promise<MatcherAnswer[]> {
  const answers = new Map<MatcherCommand, MatcherAnswer>()
  for (const wave of splitWaves(batch)) {
    const done = await runSafely(work, wave)
    wave.forEach((command, index) => answers.set(command, done[index] ?? LOST))
  }
  return batch.map((command) => answers.get(command) ?? LOST)
}

/** A wave that failed leaves no trace in memory: its markets are read anew, and it is run again. */
async function runSafely(work: MatcherWork, wave: readonly MatcherCommand[]) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(work, wave)
    } catch (error) {
      for (const code of codesOf(wave)) work.memory.rooms.delete(code)
      if (tried < TRIES_MAX && AGAIN.has(databaseCode(error))) continue
      work.ctx.log.error({ err: error }, 'a batch of the matcher failed')
      return wave.map(() => LOST)
    }
  }
}

async function runOnce(work: MatcherWork, wave: readonly MatcherCommand[]) {
  const { ctx, memory } = work
  for (const code of codesOf(wave.filter(({ type }) => type === 'reload')))
    memory.rooms.delete(code)
  await loadMissing(work, codesOf(wave))
  const { answers, changes } = await runWave(ctx, memory, wave)
  await freeExposure(ctx, memory, changes.touched)
  setAlarms(work, changes)
  const rooms = new Set(codesOf(wave).flatMap((code) => memory.rooms.get(code) ?? []))
  work.tell({ rooms, changes })
  return answers
}

async function loadMissing(work: MatcherWork, codes: readonly string[]) {
  const { ctx, memory, times } = work
  for (const code of codes) {
    if (memory.rooms.has(code)) continue
    const room = await loadRoom(ctx.db, code, times)
    if (!room) continue
    memory.rooms.set(code, room)
    // What is held for a closed market is the settlement's to free.
    if (room.life.status === 'closed') continue
    await freeExposure(ctx, memory, new Map([[room, new Set(room.positions.keys())]]))
    if ([...room.orders.values()].some(({ state }) => state === 'delayed')) work.wakeAt(code, 0)
  }
}

function setAlarms({ memory, wakeAt }: MatcherWork, { placed }: BatchChanges) {
  for (const { order, room } of placed)
    if (order.state === 'delayed' && order.readyAtMs !== null)
      wakeAt(room.code, order.readyAtMs - memory.now())
}
