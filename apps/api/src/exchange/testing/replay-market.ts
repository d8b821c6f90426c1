import {
  apply,
  openHouseRisk,
  openLiveMarket,
  plan,
  surplusOf,
  takeHolding,
  type Changes,
  type HouseRisk,
  type LiveMarket,
  type LiveOrder,
} from '@maidan/exchange/engine'
import type { HouseLimits } from '@maidan/exchange'
import { answerOf } from '../matcher/answer-of.ts'
import type { MatcherAnswer, MatcherCommand, OneMarketCommand } from '../matcher/matcher-command.ts'
import type { MatcherNews } from '../matcher/matcher-work.ts'

/** A batch as the matcher has committed it. */
export type Recorded = Pick<MatcherNews, 'commands' | 'answers' | 'nowMs' | 'ids'>

type Opening = {
  market: LiveMarket
  limits: ReadonlyMap<string, HouseLimits>
  staleAfterMs: number
  betDelayMs: number
}

/** What the engine made of the recorded commands, with nothing else at hand. */
export type Replayed = {
  answers: MatcherAnswer[]
  orders: Map<number, LiveOrder>
  matches: Changes['matches']
  /** What is held, by player; those of whom nothing is held are left out. */
  held: Map<number, bigint>
}

/**
 * Plays the batches of one market again, in memory, from the market as it was when it was read first.
 * Whether a player had the money is the ledger's answer, so that is taken from the record.
 */
export function replayMarket(batches: readonly Recorded[], opening: Opening): Replayed {
  const market = asAtFirst(opening, batches[0]?.nowMs ?? 0)
  const risk = openHouseRisk()
  risk.reset(opening.limits, [])
  const replayed: Replayed = { answers: [], orders: new Map(), matches: [], held: new Map() }
  for (const batch of batches) replayBatch({ market, risk, replayed }, batch)
  for (const [playerId, { heldMinor }] of market.positions)
    if (heldMinor > 0n) replayed.held.set(playerId, heldMinor)
  return replayed
}

type Stage = { market: LiveMarket; risk: HouseRisk; replayed: Replayed }

/** Plans first, holds, and then lets everything happen in its order, as the matcher does. */
function replayBatch({ market, risk, replayed }: Stage, batch: Recorded) {
  const markets = new Map([[market.code, market]])
  const ids = batch.ids.values()
  const input = { nowMs: batch.nowMs, risk, nextId: () => Number(ids.next().value) }
  const plans = batch.commands.map((command) =>
    command.type === 'place' ? plan(markets, command, input) : null,
  )
  const entered = plans.map((planned, index) => afterHold(planned, batch.answers[index]))
  batch.commands.forEach((command, index) => {
    const asked = entered[index] ?? (isImmediate(command) ? command : null)
    if (asked === null) return replayed.answers.push({ status: 'done', orderIds: [] })
    if ('status' in asked && asked.status !== 'planned') return replayed.answers.push(asked)
    const { answer, changes } = apply(markets, asked, input)
    replayed.answers.push(answerOf(answer))
    return note(replayed, changes)
  })
}

function isImmediate(command: MatcherCommand): command is OneMarketCommand {
  return command.type !== 'place' && command.type !== 'reload'
}

/** The market as the matcher read it before the first command (its version is that second). */
function asAtFirst({ market, staleAfterMs, betDelayMs }: Opening, firstMs: number): LiveMarket {
  const { id, code, eventId, sport, kind, runnerIds } = market
  return openLiveMarket(
    { id, code, eventId, sport, kind, runnerIds },
    {
      staleAfterMs,
      betDelayMs,
      status: 'open',
      suspensions: [],
      isInPlay: false,
      version: Math.floor(firstMs / 1000),
      resultKnownAtMs: null,
    },
  )
}

function afterHold(planned: ReturnType<typeof plan> | null, recorded: MatcherAnswer | undefined) {
  if (planned?.status !== 'planned') return planned && answerOf(planned)
  if (recorded?.status === 'refused' && recorded.code === 'NOT_ENOUGH_MONEY') return recorded
  for (const holding of planned.holdings) takeHolding(holding)
  return planned
}

function note({ orders, matches }: Replayed, { placed, changed, matches: more, touched }: Changes) {
  for (const { order } of placed) orders.set(order.orderId, order)
  for (const { order } of changed.values()) orders.set(order.orderId, order)
  matches.push(...more)
  for (const [market, players] of touched)
    for (const playerId of players) {
      const surplus = surplusOf(market, playerId)
      if (surplus) takeHolding(surplus)
    }
}
