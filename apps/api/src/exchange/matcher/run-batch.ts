import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { runIn } from '../../platform/database/statement.ts'
import {
  addChanges,
  apply,
  codesOf,
  isNothing,
  noChanges,
  plan,
  type EngineInput,
  type Planned,
} from '@maidan/exchange/engine'
import { answerOf } from './answer-of.ts'
import { holdPlanned, type Plans } from './exposure/hold-planned.ts'
import type {
  MatcherAnswer,
  MatcherCommand,
  OneMarketCommand,
  PlaceRequest,
} from './matcher-command.ts'
import type { MatcherMemory } from './matcher-memory.ts'
import { readRequests } from './read-requests.ts'
import { writeChanges, type BatchChanges } from './write-changes.ts'

type Ports = { db: Db; ledger: Ledger }

/** What a batch did, once its commit is on disk. */
export type BatchOutcome = {
  commands: readonly MatcherCommand[]
  answers: readonly MatcherAnswer[]
  changes: BatchChanges
  nowMs: number
  /** The ids that were dealt, in their order. */
  ids: readonly number[]
}

const DONE: MatcherAnswer = { status: 'done', orderIds: [] }

type Run = {
  ctx: Ports
  memory: MatcherMemory
  commands: readonly MatcherCommand[]
  input: EngineInput
  changes: BatchChanges
}

/**
 * Runs commands that do not depend on each other's money: takes what the orders need from their
 * players' cash, matches, writes orders, matches and holds, and commits once. Memory runs ahead of
 * the commit; if that fails, the caller forgets the markets and reads them anew.
 */
export async function runBatch(
  ctx: Run['ctx'],
  memory: MatcherMemory,
  commands: readonly MatcherCommand[],
): Promise<BatchOutcome> {
  const nowMs = memory.now()
  await Promise.all([
    memory.dealIds(idsNeeded(memory, commands)),
    memory.refreshRisk(ctx.db, nowMs),
  ])
  const ids: number[] = []
  const nextId = () => {
    const id = memory.nextId()
    ids.push(id)
    return id
  }
  const changes = { ...noChanges(), requests: [] }
  const run: Run = { ctx, memory, commands, changes, input: { nowMs, nextId, risk: memory.risk } }
  const requests = commands.filter((command) => command.type === 'place')
  const answers = await (requests.length > 0 ? runRequests(run, requests) : runFree(run))
  return { commands, answers, changes, nowMs, ids }
}

/** Never repeated here: memory has moved on, so the caller reads the markets anew before it tries again. */
async function runRequests(run: Run, requests: readonly PlaceRequest[]): Promise<MatcherAnswer[]> {
  const { ctx, memory, commands, changes } = run
  return ctx.db.transaction().execute(async (tx) => {
    // Sent together and done in this order, so that no other owner's request is overlooked.
    const [, known] = await Promise.all([
      memory.lease.assertOwner(tx, marketIds(memory, commands)),
      readRequests(runIn(tx), requests),
    ])
    const plans: Plans = new Map()
    for (const request of requests) plans.set(request, known(request) ?? planRequest(run, request))
    await holdPlanned(ctx, tx, { requests, plans, nowMs: run.input.nowMs })
    const answers = commands.map((command) => answer(run, command, plans))
    await writeChanges(runIn(tx), changes)
    return answers
  })
}

/** Most news of the feed change nothing that is written, and cost no transaction. */
async function runFree(run: Run): Promise<MatcherAnswer[]> {
  const { ctx, memory, commands, changes } = run
  const answers = commands.map((command) => answer(run, command, new Map()))
  if (isNothing(changes)) return answers
  await ctx.db.transaction().execute(async (tx) => {
    await memory.lease.assertOwner(tx, marketIds(memory, commands))
    await writeChanges(runIn(tx), changes)
  })
  return answers
}

function planRequest({ memory, input }: Run, request: PlaceRequest) {
  memory.bettors.set(request.bettor.playerId, request.bettor)
  const planned = plan(memory.markets, request, input)
  return planned.status === 'planned' ? planned : answerOf(planned)
}

function answer(run: Run, command: MatcherCommand, plans: Plans): MatcherAnswer {
  if (command.type === 'place') return enter(run, command, plans.get(command))
  return command.type === 'reload' ? DONE : applyNow(run, command)
}

/** Lets a request's orders in, unless it was answered already. */
function enter(
  { memory, input, changes }: Run,
  { bettor, clientRef, fingerprint }: PlaceRequest,
  planned: Planned | MatcherAnswer | undefined,
): MatcherAnswer {
  if (planned?.status !== 'planned') return planned ?? DONE
  const applied = apply(memory.markets, planned, input)
  addChanges(changes, applied.changes)
  if (applied.answer.status === 'done') {
    const { playerId } = bettor
    const { orderIds } = applied.answer
    changes.requests.push({ playerId, clientRef, fingerprint, orderIds })
  }
  return answerOf(applied.answer)
}

function applyNow({ memory, input, changes }: Run, command: OneMarketCommand): MatcherAnswer {
  if (command.type === 'cancel') memory.bettors.set(command.bettor.playerId, command.bettor)
  const applied = apply(memory.markets, command, input)
  addChanges(changes, applied.changes)
  return answerOf(applied.answer)
}

function marketIds({ markets }: MatcherMemory, commands: readonly MatcherCommand[]): bigint[] {
  return codesOf(commands).flatMap((code) => markets.get(code)?.id ?? [])
}

/** A batch is dealt as many ids as its orders could need; each order that rests may be matched, too. */
function idsNeeded({ markets }: MatcherMemory, commands: readonly MatcherCommand[]): number {
  const asked = commands.reduce(
    (sum, command) => sum + (command.type === 'place' ? command.orders.length * 8 : 64),
    0,
  )
  return codesOf(commands).reduce((sum, code) => sum + (markets.get(code)?.orders.size ?? 0), asked)
}
