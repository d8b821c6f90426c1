import { isSystem } from '@maidan/casino'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { oneRow } from '../../games/db/one-row.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { newRecallKey } from '../../games/rounds/transaction-id.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { Book } from '../book.ts'
import type { Offer } from '../matches/find-offers.ts'
import { checkFreeBet } from '../free-bets/check-free-bet.ts'
import type { BetOrder } from './bet-order.ts'
import { newBetId } from './bet-ids.ts'
import { findPress } from './bet.ts'
import { assertReach, takeTurn, type Reaching } from './assert-reach.ts'

/** Bets of one player that wait for their matches, or are on their way, at most. */
const OPEN_BETS_MAX = 100

/**
 * Writes down a bet before any money moves. Answers false when the page's id is known already.
 * Throws TOO_MANY_BETS, PAYOUT_LIMIT, and what `checkFreeBet` throws.
 */
export async function writeIntent(
  { db }: Pick<Book, 'db'>,
  session: Session,
  order: BetOrder,
  offers: readonly Offer[],
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    // Presses of one player, and on one match, come here one after the other, so that none slips past a limit.
    await takeTurn(
      client,
      session.player,
      offers.map(({ eventId }) => eventId),
    )
    const { open } = oneRow(
      await client.query<{ open: number }>(
        `select count(*)::int as open from studio.bets
         where player = $1 and state in ('betting', 'open')`,
        [session.player],
      ),
    )
    if (open >= OPEN_BETS_MAX) throw new StudioError('TOO_MANY_BETS')
    // The same press again is no second free bet, so that it is told apart before one is looked for.
    if ((await findPress(client, session.player, order.betId)) !== null) return false
    await checkFreeBet(client, session, order, offers)
    const id = newBetId()
    const paysMinor = await assertReach(client, reachOf(id, session, order, offers))
    const written = await client.query(INSERT_BET, [...betValues(id, session, order), paysMinor])
    if (written.rowCount !== 1) return false
    await client.query(INSERT_MATCHES, [
      offers.map(({ eventId }) => eventId),
      offers.map(({ startsAt }) => startsAt),
    ])
    await client.query(INSERT_LEGS, legValues(id, order, offers))
    return true
  })
}

// In one order for all, so that two bets on the same matches never wait for each other.
const INSERT_MATCHES = `
  insert into studio.bet_matches (event_id, starts_at)
  select event_id, starts_at from unnest($1::text[], $2::timestamptz[]) as m (event_id, starts_at)
  order by event_id
  on conflict (event_id) do update set starts_at = excluded.starts_at`

const INSERT_BET = `
  insert into studio.bets (id, bet_id, player, currency, language, wallet_session, stake_minor, state,
    recall_key, grant_id, sizes, pays_minor)
  values ($1, $2, $3, $4, $5, $6, $7, 'betting', $8, $9, $10, $11)
  on conflict (player, bet_id) do nothing`

const INSERT_LEGS = `
  insert into studio.bet_legs (bet, place, event_id, market_id, selection_id, names, starts_at,
    asked_centi, odds_centi)
  select $1, nth - 1, event_id, market_id, selection_id, names::jsonb, starts_at, asked, odds
  from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::int[], $8::int[])
    with ordinality as l (event_id, market_id, selection_id, names, starts_at, asked, odds, nth)`

function reachOf(
  id: string,
  { player, currency }: Session,
  { selections, sizes, stakeMinor }: BetOrder,
  offers: readonly Offer[],
): Reaching {
  const legs = selections.map(({ marketId, selectionId }, nth) => ({
    marketId,
    selectionId,
    eventId: offers[nth]?.eventId ?? '',
  }))
  const legsCenti = offers.map(({ oddsCenti }) => oddsCenti)
  return { id, player, currency, stakeMinor, sizes, legs, legsCenti }
}

function betValues(id: string, session: Session, order: BetOrder): unknown[] {
  return [
    id,
    order.betId,
    session.player,
    session.currency,
    session.language,
    session.walletSession,
    order.stakeMinor,
    newRecallKey(),
    order.grantId,
    isSystem(order.sizes, order.selections.length) ? order.sizes : null,
  ]
}

function legValues(id: string, { selections }: BetOrder, offers: readonly Offer[]): unknown[] {
  return [
    id,
    offers.map(({ eventId }) => eventId),
    selections.map(({ marketId }) => marketId),
    selections.map(({ selectionId }) => selectionId),
    offers.map(({ match, market, selection }) =>
      JSON.stringify({ match, selection, ...(market && { market }) }),
    ),
    offers.map(({ startsAt }) => startsAt),
    selections.map(({ oddsCenti }) => oddsCenti),
    offers.map(({ oddsCenti }) => oddsCenti),
  ]
}
