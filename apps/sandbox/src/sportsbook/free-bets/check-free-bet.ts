import type { PoolClient } from 'pg'
import { StudioError } from '../../games/errors/studio-error.ts'
import { checkFreeRound } from '../../games/free-rounds/check-free-round.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { BetOrder } from '../bets/bet-order.ts'
import type { Offer } from '../matches/find-offers.ts'
import { assertFreeOdds } from './assert-free-odds.ts'

/**
 * Refuses a free bet that its player does not have, or that the book does not take: with a selection at
 * short odds, or beside another one on the same match, so that nobody backs both sides with stakes that
 * cost nothing. The grant stays locked until the bet is written. A paid bet passes.
 *
 * Throws GRANT_NOT_FOUND, GRANT_BET_FIXED, GRANT_OVER, FREE_BET_ODDS or FREE_BET_MATCH.
 */
export async function checkFreeBet(
  client: PoolClient,
  session: Session,
  { grantId, stakeMinor }: BetOrder,
  offers: readonly Offer[],
): Promise<void> {
  if (grantId === null) return
  assertFreeOdds(offers.map(({ oddsCenti }) => oddsCenti))
  await checkFreeRound(client, session, { grantId, betMinor: stakeMinor })
  const standing = await client.query(OPEN_ON_MATCHES, [
    session.player,
    offers.map(({ eventId }) => eventId),
  ])
  if (standing.rowCount !== 0) throw new StudioError('FREE_BET_MATCH')
}

const OPEN_ON_MATCHES = `
  select from studio.bets b join studio.bet_legs l on l.bet = b.id
  where b.player = $1 and b.grant_id is not null and b.state in ('betting', 'open')
    and l.event_id = any($2::text[]) limit 1`
