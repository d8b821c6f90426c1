import { inTransaction } from '../../games/db/in-transaction.ts'
import { oneRow } from '../../games/db/one-row.ts'
import { StudioError } from '../../games/errors/studio-error.ts'
import { newRecallKey } from '../../games/rounds/transaction-id.ts'
import type { Session } from '../../games/sessions/session.ts'
import type { Book } from '../book.ts'
import type { Offer } from '../matches/find-offer.ts'
import type { BetOrder } from './bet-order.ts'
import { newBetId } from './bet-ids.ts'

/** Bets of one player that wait for their matches, or are on their way, at most. */
const OPEN_BETS_MAX = 100

/**
 * Writes down a bet before any money moves. Answers false when the page's id is known already.
 * Throws TOO_MANY_BETS.
 */
export async function writeIntent(
  { db }: Pick<Book, 'db'>,
  session: Session,
  order: BetOrder,
  offer: Offer,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    // Presses of one player come here one after the other, so that none slips past the limit.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `book:${session.player}`,
    ])
    const { open } = oneRow(
      await client.query<{ open: number }>(
        `select count(*)::int as open from studio.bets
         where player = $1 and state in ('betting', 'open')`,
        [session.player],
      ),
    )
    if (open >= OPEN_BETS_MAX) throw new StudioError('TOO_MANY_BETS')
    await client.query(INSERT_MATCH, [offer.eventId, offer.startsAt])
    const written = await client.query(INSERT_BET, betValues(session, order, offer))
    return written.rowCount === 1
  })
}

const INSERT_MATCH = `
  insert into studio.bet_matches (event_id, starts_at) values ($1, $2)
  on conflict (event_id) do update set starts_at = excluded.starts_at`

const INSERT_BET = `
  insert into studio.bets (id, bet_id, player, currency, language, wallet_session, event_id,
    market_id, selection_id, names, starts_at, asked_centi, odds_centi, stake_minor, state, recall_key)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'betting', $15)
  on conflict (player, bet_id) do nothing`

function betValues(session: Session, order: BetOrder, offer: Offer): unknown[] {
  const { match, market, selection, eventId, startsAt, oddsCenti } = offer
  return [
    newBetId(),
    order.betId,
    session.player,
    session.currency,
    session.language,
    session.walletSession,
    eventId,
    order.marketId,
    order.selectionId,
    JSON.stringify({ match, selection, ...(market && { market }) }),
    startsAt,
    order.oddsCenti,
    oddsCenti,
    order.stakeMinor,
    newRecallKey(),
  ]
}
