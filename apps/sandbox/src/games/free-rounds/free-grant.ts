import type { ProviderSlug } from '@maidan/contract'
import { BOOK_GAME } from '../../sportsbook/book-game.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Seat } from '../sessions/session.ts'
import type { FreeRoundsView } from '../studio-api.ts'

/** The most rounds that one grant may give. */
export const GRANT_ROUNDS_MAX = 1_000

/** What an operator gives: so many rounds of a game at one bet, until a moment. Minor units. */
export type GrantTerms = {
  id: string
  player: string
  game: string
  currency: string
  betMinor: bigint
  rounds: number
  expiresAt: Date
}

/** A grant as it stands: what was played of it, what that won, and whether it can be played on. */
export type FreeGrant = GrantTerms & {
  played: number
  wonMinor: bigint
  state: 'open' | 'played' | 'expired' | 'cancelled'
}

type Row = Omit<FreeGrant, 'betMinor' | 'wonMinor'> & { betMinor: string; wonMinor: string }

/**
 * A round is played unless it was refused or its bet was given back: one that hangs between the two
 * counts as played until that is known, so that no round is ever given twice. So it is with a bet of
 * the sports book, and one that is void is free to be placed again.
 */
const SELECT_GRANT = `
  select g.id, g.player, g.game, g.currency, g.bet_minor as "betMinor", g.rounds,
    g.expires_at as "expiresAt", used.played, used.won as "wonMinor",
    case when used.played >= g.rounds then 'played' when g.cancelled_at is not null then 'cancelled'
      when g.expires_at <= now() then 'expired' else 'open' end as state
  from studio.free_grants g cross join lateral (
    select count(*)::int as played, coalesce(sum(one.won), 0)::text as won from (
      select r.total_minor as won from studio.rounds r
      where r.provider = g.provider and r.grant_id = g.id
        and r.state not in ('refused', 'returned')
      union all
      select (c.body::json ->> 'amount')::bigint from studio.bets b
        left join studio.bet_calls c on c.round_id = b.id and c.verb = 'win'
      where b.grant_id = g.id and g.provider = '${BOOK_GAME.provider}'
        and b.state not in ('refused', 'returned')
        and not (b.state = 'closed' and b.result = 'void')) one) used`

export async function findGrant(
  db: Queryable,
  provider: ProviderSlug,
  id: string,
): Promise<FreeGrant | null> {
  const found = await db.query<Row>(`${SELECT_GRANT} where g.provider = $1 and g.id = $2`, [
    provider,
    id,
  ])
  const [row] = found.rows
  return row === undefined ? null : readRow(row)
}

/** The free rounds of a seat that end first, of those that can be played. */
export async function nextGrant(db: Queryable, seat: Seat): Promise<FreeGrant | null> {
  const [next] = await openGrants(db, seat, 1)
  return next ?? null
}

/** Grants that one seat is shown at a time. */
const GRANTS_SHOWN = 5

/** The free rounds of a seat that can be played, those that end first before the others. */
export async function openGrants(
  db: Queryable,
  { provider, player, game }: Pick<Seat, 'provider' | 'player' | 'game'>,
  count = GRANTS_SHOWN,
): Promise<FreeGrant[]> {
  const found = await db.query<Row>(
    `${SELECT_GRANT} where g.provider = $1 and g.player = $2 and g.game = $3
       and g.cancelled_at is null and g.expires_at > now() and used.played < g.rounds
     order by g.expires_at, g.id limit $4`,
    [provider, player, game, count],
  )
  return found.rows.map(readRow)
}

/** How many rounds can still be played. */
export function roundsLeft({ state, rounds, played }: FreeGrant): number {
  return state === 'open' ? rounds - played : 0
}

/** A grant as the game's page shows it. */
export function freeRoundsView(grant: FreeGrant): FreeRoundsView {
  return {
    grantId: grant.id,
    betMinor: String(grant.betMinor),
    rounds: grant.rounds,
    left: roundsLeft(grant),
    wonMinor: String(grant.wonMinor),
    expiresAt: grant.expiresAt.toISOString(),
  }
}

function readRow(row: Row): FreeGrant {
  return { ...row, betMinor: BigInt(row.betMinor), wonMinor: BigInt(row.wonMinor) }
}
