import { codesOf, type Changes, type LiveMarket, type LiveOrder } from '@maidan/exchange/engine'
import type { MatcherCommand } from '../matcher-command.ts'
import type { MatcherMemory } from '../matcher-memory.ts'

type Alarmed = { memory: MatcherMemory; wakeAt: (code: string, inMs: number) => void }

/** Sets alarms for what a batch leaves waiting: bets with a delay or an expiry, held-back prices. */
export function setAlarms(
  work: Alarmed,
  batch: readonly MatcherCommand[],
  { placed }: Pick<Changes, 'placed'>,
) {
  const { memory, wakeAt } = work
  for (const { order, market } of placed) {
    const dueAtMs = dueAtMsOf(order)
    if (dueAtMs !== null) wakeAt(market.code, dueAtMs - memory.now())
  }
  for (const code of codesOf(batch.filter(({ type }) => type === 'ready'))) {
    const market = memory.markets.get(code)
    // An alarm may ring a moment too early, so that a market that was looked at gets its next one.
    if (market) wakeForEarliest(work, market)
  }
  for (const code of codesOf(batch)) wakeForHouse(work, code)
}

/** Sets the alarm for the first of the market's waiting bets. */
export function wakeForEarliest({ memory, wakeAt }: Alarmed, { code, orders }: LiveMarket) {
  let firstMs = Infinity
  for (const order of orders.values()) firstMs = Math.min(firstMs, dueAtMsOf(order) ?? Infinity)
  if (firstMs < Infinity) wakeAt(code, firstMs - memory.now())
}

/** When time alone changes something about an order; null: never. */
function dueAtMsOf({ state, readyAtMs, expiresAtMs }: LiveOrder): number | null {
  switch (state) {
    case 'delayed':
      return readyAtMs
    case 'open':
      return expiresAtMs
    case 'done':
      return null
  }
}

/** The house's prices enter as soon as an event's time for cancels is over. */
function wakeForHouse({ memory, wakeAt }: Alarmed, code: string) {
  const life = memory.markets.get(code)?.life
  const leftMs = (life?.cancelsOnlyUntilMs ?? 0) - memory.now()
  if (leftMs > 0) wakeAt(code, leftMs)
}
