import { clearedBets, exchangeMarkets, openBets } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { call } from './house.ts'

/** The open bets of a player, newest first. */
export async function myBets({ token }: Person) {
  const { body } = await call(openBets, { token, query: {} })
  return body.bets
}

/** The settled bets of a player, newest first. */
export async function clearedOf({ token }: Person) {
  const { body } = await call(clearedBets, { token, query: {} })
  return body.bets
}

/** The score by which a fancy of an event was settled. */
export async function scoreOf(event_id: string, code: string): Promise<string | null> {
  const { body } = await call(exchangeMarkets, { query: { event_id } })
  return body.markets.find(({ market_id }) => market_id === code)?.result ?? null
}
