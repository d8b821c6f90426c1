import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import {
  openHouseRisk,
  reportedState,
  setClockBack,
  setStateBack,
  type HouseRisk,
  type LiveMarket,
  type ReportedState,
} from '@maidan/exchange/engine'
import { openHouseRiskReader } from './house-risk-reader.ts'
import { openIdBlocks, type IdBlocks } from './id-blocks.ts'
import type { Bettor } from './matcher-command.ts'
import type { ShardLease } from './lease/shard-lease.ts'
import { watchClock } from './watch-clock.ts'

/** What a matcher remembers between its batches. */
export type MatcherMemory = IdBlocks & {
  markets: Map<string, LiveMarket>
  /** What the feed made of markets that have been forgotten since. */
  reported: Map<string, ReportedState>
  bettors: Map<number, Bettor>
  /** The time; what was reported stays as old as it is where that is set back. */
  now: () => number
  lease: ShardLease
  risk: HouseRisk
  /** Brings the house's limits and its risk on other processes' markets up to date. */
  refreshRisk: (db: Db, nowMs: number) => Promise<void>
}

export function openMatcherMemory(
  { db, clock }: { db: Db; clock: Clock },
  lease: ShardLease,
): MatcherMemory {
  const risk = openHouseRisk()
  const markets: MatcherMemory['markets'] = new Map()
  const reported: MatcherMemory['reported'] = new Map()
  return {
    ...openIdBlocks(db),
    markets,
    reported,
    bettors: new Map(),
    now: watchClock(clock, (byMs) => setBack({ markets, reported }, byMs)),
    lease,
    risk,
    refreshRisk: openHouseRiskReader(risk),
  }
}

function setBack({ markets, reported }: Pick<MatcherMemory, 'markets' | 'reported'>, byMs: number) {
  for (const market of markets.values()) setClockBack(market, byMs)
  for (const [code, state] of reported) reported.set(code, setStateBack(state, byMs))
}

/** Forgets a market, but not what the feed made of it. */
export function forgetMarket({ markets, reported }: MatcherMemory, code: string) {
  const market = markets.get(code)
  const state = market && reportedState(market)
  if (state) reported.set(code, state)
  markets.delete(code)
}
