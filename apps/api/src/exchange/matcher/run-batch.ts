import type { ErrorCode } from '@maidan/contract'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/database/open-database.ts'
import { runIn } from '../../platform/database/statement.ts'
import type { LiveOrder, LiveMarket } from '../engine/market/live-market.ts'
import { liabilityOf, positionOf } from '../engine/market/positions.ts'
import { admitBets, stopOfPlanned } from '../engine/orders/admit-orders.ts'
import {
  isNothing,
  noChanges,
  noteExposure,
  type BatchChanges,
} from '../engine/commands/changes.ts'
import { applyCommand } from '../engine/commands/apply-command.ts'
import { enterOrder } from '../engine/orders/enter-order.ts'
import { houseRefusal } from '../engine/house/house-refusal.ts'
import { trimOffers } from '../engine/house/offer-house.ts'
import { holdCommand, holdKey, postHolds, writeHoldings, type Holding } from './hold-exposure.ts'
import {
  codesOf,
  type Bettor,
  type MatcherAnswer,
  type MatcherCommand,
} from '../engine/commands/command.ts'
import type { MatcherMemory } from './matcher-memory.ts'
import { readRequests } from './read-requests.ts'
import { writeChanges } from './write-changes.ts'

type Place = Extract<MatcherCommand, { type: 'place' }>
type Entry = { order: LiveOrder; market: LiveMarket }
type Planned = { command: Place; entries: Entry[]; holdings: Holding[] }

/** What a wave did, once its commit is on disk. */
export type BatchOutcome = { answers: MatcherAnswer[]; changes: BatchChanges }

/**
 * Runs commands that do not depend on each other's money: takes what the orders need from their
 * players' cash, matches, writes orders, matches and holds, and commits once. Memory runs ahead of
 * the commit; if that fails, the caller forgets the markets and reads them anew.
 */
export async function runBatch(
  ctx: Pick<Context, 'db' | 'ledger'>,
  memory: MatcherMemory,
  commands: readonly MatcherCommand[],
): Promise<BatchOutcome> {
  const changes = noChanges()
  const nowMs = memory.now()
  await Promise.all([
    memory.dealIds(idsNeeded(memory, commands)),
    memory.risk.refresh(ctx.db, nowMs),
  ])
  if (!commands.some(({ type }) => type === 'place'))
    return runFree(ctx, memory, { commands, nowMs })
  // Never repeated here: memory has moved on, so the caller reads the markets anew before it tries again.
  const answers = await ctx.db.transaction().execute(async (tx) => {
    // Sent together and done in this order, so that no other owner's request is overlooked.
    const [, known] = await Promise.all([
      memory.lease.assertOwner(tx, marketIds(memory, commands)),
      readRequests(runIn(tx), commands),
    ])
    const plans = new Map<MatcherCommand, Planned | MatcherAnswer>()
    for (const command of commands)
      if (command.type === 'place')
        plans.set(command, known(command) ?? plan(memory, command, nowMs))
    await holdMoney(ctx, tx, plans)
    const done = commands.map((command) => {
      const planned = plans.get(command)
      if (planned && 'status' in planned) return planned
      if (planned) return enter(memory, changes, { planned, nowMs })
      return applyCommand(memory, changes, { command, nowMs })
    })
    await writeChanges(runIn(tx), changes)
    return done
  })
  return { answers, changes }
}

/** Most news of the feed change nothing that is written, and cost no transaction. */
async function runFree(
  { db }: Pick<Context, 'db'>,
  memory: MatcherMemory,
  { commands, nowMs }: { commands: readonly MatcherCommand[]; nowMs: number },
): Promise<BatchOutcome> {
  const changes = noChanges()
  const answers = commands.map((command) => applyCommand(memory, changes, { command, nowMs }))
  if (isNothing(changes)) return { answers, changes }
  await db.transaction().execute(async (tx) => {
    await memory.lease.assertOwner(tx, marketIds(memory, commands))
    await writeChanges(runIn(tx), changes)
  })
  return { answers, changes }
}

function marketIds({ markets }: MatcherMemory, commands: readonly MatcherCommand[]): bigint[] {
  return codesOf(commands).flatMap((code) => markets.get(code)?.id ?? [])
}

/** A wave deals as many ids as its orders could need; each order that rests may be matched, too. */
function idsNeeded({ markets }: MatcherMemory, commands: readonly MatcherCommand[]): number {
  const asked = commands.reduce(
    (sum, command) => sum + (command.type === 'place' ? command.orders.length * 8 : 64),
    0,
  )
  return codesOf(commands).reduce((sum, code) => sum + (markets.get(code)?.orders.size ?? 0), asked)
}

function plan(memory: MatcherMemory, command: Place, nowMs: number): Planned | MatcherAnswer {
  const { bettor, orders } = command
  memory.bettors.set(bettor.playerId, bettor)
  const request = { playerId: bettor.playerId, orders }
  const admitted = admitBets(memory.markets, request, { nowMs, nextId: memory.nextId })
  if (!admitted.ok) return { status: 'refused', ...refusalOf(admitted) }
  // Looked at again when it enters; what is too much already needs no money moved.
  const tooMuch = houseRefusal(memory.risk, admitted.orders)
  if (tooMuch) return { status: 'refused', ...tooMuch }
  const holdings = [...byMarket(admitted.orders)].map(([market, entries]) =>
    holdingFor(bettor, market, entries),
  )
  return { command, entries: admitted.orders, holdings }
}

function byMarket(entries: readonly Entry[]): Map<LiveMarket, Entry[]> {
  const markets = new Map<LiveMarket, Entry[]>()
  for (const entry of entries) {
    const own = markets.get(entry.market)
    if (own) own.push(entry)
    else markets.set(entry.market, [entry])
  }
  return markets
}

function refusalOf({ code, params }: Extract<ReturnType<typeof admitBets>, { ok: false }>) {
  return params ? { code, params } : { code }
}

/** Nothing is freed before the orders have met the market. */
function holdingFor(bettor: Bettor, market: LiveMarket, entries: readonly Entry[]): Holding {
  const added = entries.map(({ order }) => order)
  const neededMinor = liabilityOf(market, bettor.playerId, added)
  const { heldMinor } = positionOf(market.positions, bettor.playerId)
  return { bettor, market, heldMinor: neededMinor > heldMinor ? neededMinor : heldMinor }
}

async function holdMoney(
  { ledger }: Pick<Context, 'ledger'>,
  tx: Tx,
  plans: Map<MatcherCommand, Planned | MatcherAnswer>,
) {
  const planned = [...plans.values()].filter((one): one is Planned => !('status' in one))
  const keyed = planned.map((one) => ({ one, key: keyOf(one) }))
  const results = await postHolds(
    tx,
    ledger,
    keyed.map(({ one, key }) => holdCommand(key, one.holdings)),
  )
  keyed.forEach(({ one }, index) => {
    const result = results[index]
    if (result?.status === 'posted') return
    if (result?.status !== 'refused' || result.code !== 'NOT_ENOUGH_MONEY')
      throw new Error(`a hold was ${JSON.stringify(result)}`)
    plans.set(one.command, { status: 'refused', code: 'NOT_ENOUGH_MONEY' })
  })
  const held = planned.filter((one) => plans.get(one.command) === one)
  await writeHoldings(
    tx,
    held.flatMap(({ holdings }) => holdings.filter(isMore)),
  )
}

function isMore({ bettor, market, heldMinor }: Holding): boolean {
  return heldMinor !== positionOf(market.positions, bettor.playerId).heldMinor
}

function keyOf({ holdings }: Planned): string {
  return holdings.map(({ market, bettor }) => holdKey(market, bettor.playerId)).join(' ')
}

/** What came before in the same wave may have stopped the market or moved its prices. */
function stopOfEntries(entries: readonly Entry[], nowMs: number): { code: ErrorCode } | null {
  for (const { order, market } of entries) {
    const code = stopOfPlanned(market, order, nowMs)
    if (code) return { code }
  }
  return null
}

function enter(
  memory: MatcherMemory,
  changes: BatchChanges,
  { planned, nowMs }: { planned: Planned; nowMs: number },
): MatcherAnswer {
  const { command, entries } = planned
  const at = { changes, nowMs, nextId: memory.nextId, risk: memory.risk }
  for (const { market } of entries) trimOffers({ ...at, market })
  const stop = stopOfEntries(entries, nowMs) ?? houseRefusal(memory.risk, entries)
  if (stop) {
    for (const { order, market } of entries) noteExposure(changes, market, order.playerId)
    return { status: 'refused', ...stop }
  }
  for (const { order, market } of entries) enterOrder({ ...at, market }, order)
  const orderIds = entries.map(({ order }) => order.orderId)
  const { clientRef, fingerprint } = command
  changes.requests.push({ playerId: command.bettor.playerId, clientRef, fingerprint, orderIds })
  return { status: 'done', orderIds }
}
