import { returnOf, stakeWithin } from '@maidan/casino'
import type { PoolClient } from 'pg'
import { StudioError } from '../../games/errors/studio-error.ts'
import type { ReachLimits } from '../stake-limits.ts'
import { limitsOf } from './bet-bounds.ts'
import type { Bet } from './bet.ts'
import type { Leg } from './leg.ts'

type Place = Pick<Leg, 'eventId' | 'marketId' | 'selectionId'>

/** A bet that is about to be open, at the odds that it gets. */
export type Reaching = Pick<Bet, 'id' | 'player' | 'currency' | 'stakeMinor' | 'sizes'> & {
  legs: readonly Place[]
  legsCenti: readonly number[]
}

/** Waits until nobody else bets as this player or on these matches, up to the end of the transaction. */
export async function takeTurn(
  client: PoolClient,
  player: string,
  eventIds: readonly string[],
): Promise<void> {
  const keys = [`book:${player}`, ...eventIds.map((eventId) => `book-match:${eventId}`)]
  // In one order for all, so that no two bets wait for each other.
  await client.query(
    `select pg_advisory_xact_lock(lock) from (
       select distinct hashtextextended(key, 0) as lock from unnest($1::text[]) as key order by lock
     ) as locks`,
    [keys],
  )
}

/**
 * What the bet pays at most, in minor units. Throws PAYOUT_LIMIT with the stake that is left where it and
 * the bets that are open could pay more than they may together: those of its player or everybody's in its
 * currency, on a selection of it or on a match. Each bet counts with all it could pay at every selection
 * that is not decided, a multiple too: more than can come true at once, never less. Needs its turn taken.
 */
export async function assertReach(client: PoolClient, bet: Reaching): Promise<bigint> {
  const { stakeMinor, sizes, legs, legsCenti, currency } = bet
  const { reach, minMinor, maxMinor } = limitsOf(currency)
  const paysMinor = returnOf(stakeMinor, legsCenti, sizes)
  const open = await readOpen(client, bet)
  for (const leg of legs) {
    const roomMinor = roomAt(reach, open, leg)
    if (paysMinor <= roomMinor) continue
    const fitsMinor = roomMinor > 0n ? stakeWithin(roomMinor, legsCenti, sizes) : 0n
    const leftMinor = fitsMinor > maxMinor ? maxMinor : fitsMinor
    throw new StudioError('PAYOUT_LIMIT', {
      marketId: leg.marketId,
      stakeMaxMinor: String(leftMinor < minMinor ? 0n : leftMinor),
    })
  }
  return paysMinor
}

/** What open bets could pay at a selection: those of the bet's own player, and everybody's. */
type Open = Place & { ownMinor: bigint; allMinor: bigint }

async function readOpen(client: PoolClient, bet: Reaching): Promise<Open[]> {
  const { rows } = await client.query<Place & { own: string; all: string }>(
    `select l.event_id as "eventId", l.market_id as "marketId", l.selection_id as "selectionId",
       coalesce(sum(b.pays_minor) filter (where b.player = $3), 0) as own,
       coalesce(sum(b.pays_minor), 0) as all
     from studio.bet_legs l join studio.bets b on b.id = l.bet
     where l.event_id = any($1::text[]) and l.result is null and b.currency = $2
       and b.state in ('betting', 'open') and b.id <> $4
     group by l.event_id, l.market_id, l.selection_id`,
    [bet.legs.map(({ eventId }) => eventId), bet.currency, bet.player, bet.id],
  )
  return rows.map(({ own, all, ...place }) => ({
    ...place,
    ownMinor: BigInt(own),
    allMinor: BigInt(all),
  }))
}

function roomAt(reach: ReachLimits, open: readonly Open[], leg: Place): bigint {
  const match = sumOf(open.filter(({ eventId }) => eventId === leg.eventId))
  const selection = sumOf(open.filter((one) => isSame(one, leg)))
  const rooms = [
    reach.playerSelectionMinor - selection.ownMinor,
    reach.playerMatchMinor - match.ownMinor,
    reach.selectionMinor - selection.allMinor,
    reach.matchMinor - match.allMinor,
  ]
  return rooms.reduce((least, room) => (room < least ? room : least))
}

function sumOf(open: readonly Open[]): Pick<Open, 'ownMinor' | 'allMinor'> {
  return {
    ownMinor: open.reduce((sum, { ownMinor }) => sum + ownMinor, 0n),
    allMinor: open.reduce((sum, { allMinor }) => sum + allMinor, 0n),
  }
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.eventId === other.eventId &&
    one.marketId === other.marketId &&
    one.selectionId === other.selectionId
  )
}
