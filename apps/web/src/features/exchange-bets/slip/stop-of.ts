import { HOME_CURRENCY } from '@maidan/contract/facts'
import type { LivePrice } from '../../../lib/exchange/live-price.ts'
import { readMinor } from '../../../lib/read-money.ts'
import type { BetMarket } from '../queries.ts'
import type { Needed } from './use-needed.ts'

/** Why a bet would be refused now. */
export type Stop =
  | 'other_currency'
  | 'suspended'
  | 'ball_running'
  | 'cancels_only'
  | 'closed'
  | 'gone'
  | 'odds_unread'
  | 'stake_unread'
  | 'stake_low'
  | 'stake_high'
  | 'not_enough'

type Facts = Needed & {
  market: BetMarket | undefined
  live: LivePrice | null
  /** Null while none is typed. */
  stakeMinor: bigint | null
  /** What is typed and cannot be read. */
  unread: 'odds' | 'stake' | null
}

/**
 * What stands against a bet, an account that cannot bet at all first, then the market's own state; null if nothing that is known does. The
 * screen's prices are fresher than the market's record, which alone knows of the house's limits.
 */
export function stopOf(facts: Facts): Stop | null {
  if (facts.currency !== null && facts.currency !== HOME_CURRENCY) return 'other_currency'
  return marketStop(facts) ?? stakeStop(facts)
}

function marketStop({ market, live }: Facts): Stop | null {
  const status = market?.status ?? 'open'
  if (live?.state === 'closed') return 'closed'
  if (status !== 'open' && status !== 'suspended') return 'closed'
  if (live?.state === 'ball_running') return 'ball_running'
  // A market that is open and shows no prices has just had its wicket, or hears nothing new.
  if (live?.state === 'suspended') return status === 'open' ? 'cancels_only' : 'suspended'
  if (status === 'suspended') return 'suspended'
  return live?.state === 'gone' ? 'gone' : null
}

function stakeStop(facts: Facts): Stop | null {
  const { market, stakeMinor, unread, availableMinor, neededMinor } = facts
  if (unread !== null) return `${unread}_unread`
  if (stakeMinor === null) return null
  if (market && stakeMinor < readMinor(market.stake_min)) return 'stake_low'
  if (market && stakeMinor > readMinor(market.stake_max)) return 'stake_high'
  if (availableMinor === null || neededMinor === null) return null
  return neededMinor > availableMinor ? 'not_enough' : null
}
