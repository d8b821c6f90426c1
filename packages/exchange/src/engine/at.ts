import type { Changes } from './changes.ts'
import type { HouseRisk } from './house/house-risk.ts'
import type { LiveMarket } from './market/live-market.ts'

/** What comes from outside: the moment, ids for orders and matches, and the house's risk. */
export type EngineInput = {
  nowMs: number
  /** Deals ids that were never dealt before, each greater than the one before. */
  nextId: () => number
  risk: HouseRisk
}

/** Where and when something happens, and where it is noted. */
export type At = EngineInput & { market: LiveMarket; changes: Changes }
