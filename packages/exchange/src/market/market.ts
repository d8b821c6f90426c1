export type MarketStatus = 'inactive' | 'open' | 'suspended' | 'closed'

/** Who stops the betting. Each source takes back its own reason and no other's. */
export type SuspensionReason = 'feed' | 'staff' | 'ball_running' | 'stale' | 'event'

export type MarketRunner = Readonly<{
  runnerId: number
  isRemoved: boolean
  /** A house row can stand still while its neighbour is open; empty where it does not. */
  suspensions: readonly SuspensionReason[]
}>

/** A market as bets meet it: plain values, changed by `applyMarketCommand` alone. */
export type Market = Readonly<{
  status: MarketStatus
  suspensions: readonly SuspensionReason[]
  isInPlay: boolean
  /**
   * One up for whatever makes an earlier price a lie: the turn in play, each suspension, a material
   * event, the removal of a runner. An order that has seen another version lapses.
   */
  version: number
  /** How long an order waits before it is matched, once the market is in play. */
  betDelayMs: number
  /** When the feed last reported; null if it has not yet. */
  lastPriceAtMs: number | null
  /** A feed silent for longer is not believed; null for a market that has no feed behind it. */
  staleAfterMs: number | null
  /** Until when a wicket, a goal or the like leaves room for nothing but cancels; null: never yet. */
  cancelsOnlyUntilMs: number | null
  /** From this moment on somebody can know the result; null as long as nobody can. */
  resultKnownAtMs: number | null
  /** How it ended; null until it is closed. */
  closedAs: 'settled' | 'void' | null
  runners: readonly MarketRunner[]
}>

export type NewMarket = Readonly<{
  runnerIds: readonly number[]
  betDelayMs: number
  staleAfterMs: number | null
}>

/** A market before its first day: not in play, not open, nothing reported by its feed yet. */
export function newMarket({ runnerIds, betDelayMs, staleAfterMs }: NewMarket): Market {
  return {
    status: 'inactive',
    suspensions: [],
    isInPlay: false,
    version: 1,
    betDelayMs,
    lastPriceAtMs: null,
    staleAfterMs,
    cancelsOnlyUntilMs: null,
    resultKnownAtMs: null,
    closedAs: null,
    runners: runnerIds.map((runnerId) => ({ runnerId, isRemoved: false, suspensions: [] })),
  }
}

/** Why a market says no, to a command or to an order. */
export type MarketRefusal =
  | 'MARKET_NOT_OPEN'
  | 'MARKET_SUSPENDED'
  | 'BALL_RUNNING'
  | 'FEED_STALE'
  | 'CANCELS_ONLY'
  | 'MARKET_CHANGED'
  | 'RUNNER_REMOVED'
  | 'MARKET_CLOSED'
  | 'RUNNER_UNKNOWN'

/** What can happen to a market. With a `runnerId` a suspension is of that runner alone. */
export type MarketCommand =
  | Readonly<{ type: 'open' }>
  | Readonly<{ type: 'suspend'; reason: SuspensionReason; runnerId?: number }>
  | Readonly<{ type: 'resume'; reason: SuspensionReason; runnerId?: number }>
  | Readonly<{ type: 'ball_running'; isOn: boolean; runnerId?: number }>
  | Readonly<{ type: 'turn_in_play' }>
  /** A wicket, boundary, goal, card or penalty, as it was reported to us. */
  | Readonly<{ type: 'material_event'; atMs: number }>
  | Readonly<{ type: 'price_seen'; atMs: number }>
  /** The clock shows earlier times from now on, by so much. */
  | Readonly<{ type: 'clock_set_back'; byMs: number }>
  | Readonly<{ type: 'remove_runner'; runnerId: number }>
  | Readonly<{ type: 'result_known'; atMs: number }>
  | Readonly<{ type: 'close' }>
  | Readonly<{ type: 'void' }>

export type MarketMove =
  | Readonly<{ ok: true; market: Market }>
  | Readonly<{ ok: false; code: Extract<MarketRefusal, 'MARKET_CLOSED' | 'RUNNER_UNKNOWN'> }>
