import { codesOf, type Changes, type LiveMarket } from '@maidan/exchange/engine'
import type { MatcherCommand } from './matcher-command.ts'
import type { MatcherMemory } from './matcher-memory.ts'

type Alarmed = { memory: MatcherMemory; wakeAt: (code: string, inMs: number) => void }

/** Sets alarms for what a batch leaves waiting: bets inside their delay, and held-back prices. */
export function setAlarms(
  work: Alarmed,
  batch: readonly MatcherCommand[],
  { placed }: Pick<Changes, 'placed'>,
) {
  const { memory, wakeAt } = work
  for (const { order, market } of placed)
    if (order.state === 'delayed') wakeAt(market.code, (order.readyAtMs ?? 0) - memory.now())
  for (const code of codesOf(batch.filter(({ type }) => type === 'ready'))) {
    const market = memory.markets.get(code)
    // An alarm may ring a moment too early, so that a market that was looked at gets its next one.
    if (market) wakeForEarliest(work, market)
  }
  for (const code of codesOf(batch)) wakeForHouse(work, code)
}

/** Sets the alarm for the first of the market's waiting bets. */
export function wakeForEarliest({ memory, wakeAt }: Alarmed, { code, orders }: LiveMarket) {
  const delayed = [...orders.values()].filter(({ state }) => state === 'delayed')
  if (delayed.length === 0) return
  const readyAtMs = Math.min(...delayed.map((order) => order.readyAtMs ?? 0))
  wakeAt(code, readyAtMs - memory.now())
}

/** The house's prices enter as soon as an event's time for cancels is over. */
function wakeForHouse({ memory, wakeAt }: Alarmed, code: string) {
  const life = memory.markets.get(code)?.life
  const leftMs = (life?.cancelsOnlyUntilMs ?? 0) - memory.now()
  if (leftMs > 0) wakeAt(code, leftMs)
}
