import type { CallAnswer, CallInput, Calls } from '@maidan/contract'
import type { Currency } from '@maidan/money'

export type MarketBrief = CallAnswer<Calls['staffMarkets']>['data'][number]
export type MarketRecord = CallAnswer<Calls['staffMarket']>
export type MarketBet = MarketRecord['bets'][number]
export type Settlement = MarketRecord['settlements'][number]
export type SettlementPreview = CallAnswer<Calls['staffPreviewSettlement']>

/** How a market is to end, and the times in which its bets are void. */
export type Ending = CallInput<Calls['staffPreviewSettlement']>['body']

/** Which markets the list shows, as the server names them. */
export const marketFilters = ['open', 'due', 'settled', 'requests', 'all'] as const
export type MarketFilterName = (typeof marketFilters)[number]

/** The exchange takes bets in one currency. */
export const exchangeCurrency = 'BDT' satisfies Currency

/** A market as a sentence names it. */
export function marketLabel({ event_name, name }: Pick<MarketBrief, 'event_name' | 'name'>) {
  return `${event_name} · ${name}`
}

/** Whether bets can still be taken, now or once a stop is over. */
export function takesBets({ status }: Pick<MarketBrief, 'status'>): boolean {
  return status === 'open' || status === 'suspended'
}

/** Whether a result is known that nobody has been paid for yet. */
export function isDue({ status, result_at }: Pick<MarketBrief, 'status' | 'result_at'>): boolean {
  return status === 'closed' && result_at !== null
}

/** Whether somebody may open a market alone: only what nobody but they themselves stopped. */
export function opensAlone(
  { stopped_by }: Pick<MarketBrief, 'stopped_by'>,
  username: string | undefined,
): boolean {
  return stopped_by.length > 0 && stopped_by.every((name) => name === username)
}

/** Whether a role may change a market; an auditor only looks. */
export function mayTrade(role: string | undefined): boolean {
  return role === 'admin' || role === 'trader'
}
