import { placeBets } from '@maidan/contract/facts'
import { callApi } from '../../../lib/calls/api.ts'
import type { NewBet } from './new-bet.ts'
import type { Bet } from '../queries.ts'

/** Places one bet under a reference; the same reference again answers with the same bet. */
export async function placeOne(bet: NewBet, clientRef: string): Promise<Bet> {
  const { bets } = await callApi(placeBets, { body: { client_ref: clientRef, bets: [bet] } })
  const [placed] = bets
  if (!placed) throw new Error('the answer holds no bet')
  return placed
}
