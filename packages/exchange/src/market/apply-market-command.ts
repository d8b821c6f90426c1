import { CANCEL_WINDOW_MS } from './cancels-only.ts'
import type { Market, MarketCommand, MarketMove, MarketRunner, SuspensionReason } from './market.ts'

/**
 * Applies one command to a market. A command that comes twice changes nothing the second time, not
 * even the version, so feeds may repeat themselves. A closed market takes nothing any more but
 * another ending: a settled market can be voided, and a void one settled after all.
 */
export function applyMarketCommand(market: Market, command: MarketCommand): MarketMove {
  const isEnding = command.type === 'close' || command.type === 'void'
  if (market.status === 'closed' && !isEnding) return { ok: false, code: 'MARKET_CLOSED' }
  if (namesUnknownRunner(market, command)) return { ok: false, code: 'RUNNER_UNKNOWN' }
  return { ok: true, market: next(market, command) }
}

function next(market: Market, command: MarketCommand): Market {
  switch (command.type) {
    case 'open':
      return withStatus({ ...market, status: 'open' })
    case 'suspend':
      return suspended(market, command.reason, command.runnerId)
    case 'resume':
      return resumed(market, command.reason, command.runnerId)
    case 'ball_running':
      return command.isOn
        ? suspended(market, 'ball_running', command.runnerId)
        : resumed(market, 'ball_running', command.runnerId)
    case 'turn_in_play':
      return market.isInPlay ? market : bumped({ ...market, isInPlay: true })
    case 'material_event':
      return eventReported(market, command.atMs)
    case 'price_seen':
      return priceSeen(market, command.atMs)
    case 'clock_set_back':
      return clockSetBack(market, command.byMs)
    case 'remove_runner':
      return runnerRemoved(market, command.runnerId)
    case 'result_known':
      return { ...market, resultKnownAtMs: earlier(market.resultKnownAtMs, command.atMs) }
    case 'close':
      return { ...market, status: 'closed', closedAs: 'settled' }
    case 'void':
      return { ...market, status: 'closed', closedAs: 'void' }
  }
}

function namesUnknownRunner({ runners }: Market, command: MarketCommand): boolean {
  const runnerId = 'runnerId' in command ? command.runnerId : undefined
  return runnerId !== undefined && runners.every((runner) => runner.runnerId !== runnerId)
}

/** An order in its delay lapses even if the reason is gone again before the delay is over. */
function suspended(market: Market, reason: SuspensionReason, runnerId?: number): Market {
  const after = withSuspensions(market, runnerId, (reasons) =>
    reasons.includes(reason) ? reasons : [...reasons, reason],
  )
  return after === market ? market : bumped(after)
}

function resumed(market: Market, reason: SuspensionReason, runnerId?: number): Market {
  return withSuspensions(market, runnerId, (reasons) =>
    reasons.includes(reason) ? reasons.filter((one) => one !== reason) : reasons,
  )
}

type Reasons = readonly SuspensionReason[]

/** The same market, the very object, if the reasons stay the same. */
function withSuspensions(
  market: Market,
  runnerId: number | undefined,
  change: (reasons: Reasons) => Reasons,
): Market {
  if (runnerId !== undefined) {
    return withRunner(market, runnerId, (runner) => {
      const suspensions = change(runner.suspensions)
      return suspensions === runner.suspensions ? runner : { ...runner, suspensions }
    })
  }
  const suspensions = change(market.suspensions)
  return suspensions === market.suspensions ? market : withStatus({ ...market, suspensions })
}

/** A second event begins the time anew; the same one reported again does not. */
function eventReported(market: Market, atMs: number): Market {
  const cancelsOnlyUntilMs = Math.max(market.cancelsOnlyUntilMs ?? 0, atMs + CANCEL_WINDOW_MS)
  if (cancelsOnlyUntilMs === market.cancelsOnlyUntilMs) return market
  return bumped({ ...market, cancelsOnlyUntilMs })
}

/** A price from the feed ends what its silence began; late news turn nothing back. */
function priceSeen(market: Market, atMs: number): Market {
  const lastPriceAtMs = Math.max(market.lastPriceAtMs ?? atMs, atMs)
  return resumed({ ...market, lastPriceAtMs }, 'stale')
}

/** What has been seen stays as old as it is. When the result was known is on record and stays too. */
function clockSetBack(market: Market, byMs: number): Market {
  const { lastPriceAtMs, cancelsOnlyUntilMs } = market
  return {
    ...market,
    lastPriceAtMs: lastPriceAtMs === null ? null : lastPriceAtMs - byMs,
    cancelsOnlyUntilMs: cancelsOnlyUntilMs === null ? null : cancelsOnlyUntilMs - byMs,
  }
}

function runnerRemoved(market: Market, runnerId: number): Market {
  const after = withRunner(market, runnerId, (runner) =>
    runner.isRemoved ? runner : { ...runner, isRemoved: true },
  )
  return after === market ? market : bumped(after)
}

function withRunner(
  market: Market,
  runnerId: number,
  change: (runner: MarketRunner) => MarketRunner,
): Market {
  const runners = market.runners.map((one) => (one.runnerId === runnerId ? change(one) : one))
  const isSame = runners.every((runner, index) => runner === market.runners[index])
  return isSame ? market : { ...market, runners }
}

/** Open or suspended follows from the reasons; a market not opened yet keeps them for later. */
function withStatus(market: Market): Market {
  if (market.status === 'inactive' || market.status === 'closed') return market
  return { ...market, status: market.suspensions.length === 0 ? 'open' : 'suspended' }
}

function bumped(market: Market): Market {
  return { ...market, version: market.version + 1 }
}

function earlier(one: number | null, otherMs: number): number {
  return one === null ? otherMs : Math.min(one, otherMs)
}
