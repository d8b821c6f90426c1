import { declare, numbers, type Run } from '../../platform/database/statement.ts'
import type { Changes, LiveMarket, LiveOrder, OrderEntry, Terms } from '@maidan/exchange/engine'
import { CATALOGUE_CODES } from './answer-of.ts'

/** What a batch does, to be written in its transaction. */
export type BatchChanges = Changes & {
  /** The requests that it answered, so that they are known when they come again. */
  requests: {
    playerId: number
    clientRef: string
    fingerprint: string
    orderIds: readonly number[]
  }[]
}

/** Writes orders, matches, requests and market states of a batch; one statement for each kind. */
export async function writeChanges(run: Run, changes: BatchChanges) {
  const placedIds = new Set(changes.placed.map(({ order }) => order.orderId))
  const changed = [...changes.changed.values()].filter(({ order }) => !placedIds.has(order.orderId))
  if (changes.placed.length > 0) await run(placedStatement, placedColumns(changes.placed))
  await Promise.all([
    changed.length > 0 && run(changedStatement, changedColumns(changed)),
    changes.matches.length > 0 && run(matchesStatement, matchColumns(changes.matches)),
    changes.requests.length > 0 && run(requestsStatement, requestColumns(changes.requests)),
    changes.markets.size > 0 && run(marketsStatement, marketColumns([...changes.markets])),
  ])
}

const placedStatement = declare(
  'exchange_placed',
  `INSERT INTO exchange_order (id, player_id, market_id, runner_id, claim, side, tick,
    rate_hundredths, size_minor, matched_minor, lapsed_minor, cancelled_minor, persistence, state,
    ready_at, fill_or_kill, min_fill_minor, market_version, lapse_code, placed_at, on_event, expires_at)
  SELECT id, player, market, runner, claim::jsonb, side, tick, rate, size, matched, lapsed,
    cancelled, persistence, state, to_timestamp(ready / 1000.0), fok, min_fill, version, lapse,
    to_timestamp(placed / 1000.0), on_event, to_timestamp(expires / 1000.0)
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
    $7::smallint[], $8::int[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[],
    $13::text[], $14::text[], $15::bigint[], $16::bool[], $17::bigint[], $18::bigint[],
    $19::text[], $20::bigint[], $21::text[], $22::bigint[])
    AS o (id, player, market, runner, claim, side, tick, rate, size, matched, lapsed, cancelled,
      persistence, state, ready, fok, min_fill, version, lapse, placed, on_event, expires)`,
)

function placedColumns(placed: readonly OrderEntry[]) {
  const of = <T>(pick: (order: LiveOrder) => T) => placed.map(({ order }) => pick(order))
  return [
    of(({ orderId }) => orderId),
    of(({ playerId }) => playerId),
    numbers(placed.map(({ market }) => market.id)),
    of(({ terms }) => (terms.on === 'claim' ? null : terms.runnerId)),
    of(({ terms }) => (terms.on === 'claim' ? JSON.stringify(terms.claim) : null)),
    of(({ terms }) => terms.side),
    of(({ terms }) => tickOf(terms)),
    of(({ terms }) => rateOf(terms)),
    numbers(of(({ sizeMinor }) => sizeMinor)),
    numbers(of(({ matchedMinor }) => matchedMinor)),
    numbers(of(({ lapsedMinor }) => lapsedMinor)),
    numbers(of(({ cancelledMinor }) => cancelledMinor)),
    of(({ persistence }) => persistence),
    of(({ state }) => state),
    of(({ readyAtMs }) => readyAtMs),
    of(({ fillOrKill }) => fillOrKill !== null),
    numbers(of(({ fillOrKill }) => fillOrKill?.minFillMinor ?? null)),
    of(({ marketVersion }) => marketVersion),
    of(({ lapseCode }) => lapseCode && CATALOGUE_CODES[lapseCode]),
    of(({ placedAtMs }) => placedAtMs),
    of(({ onEvent }) => onEvent),
    of(({ expiresAtMs }) => expiresAtMs),
  ]
}

const changedStatement = declare(
  'exchange_changed',
  `UPDATE exchange_order SET matched_minor = o.matched, lapsed_minor = o.lapsed,
    cancelled_minor = o.cancelled, persistence = o.persistence, state = o.state,
    ready_at = to_timestamp(o.ready / 1000.0), lapse_code = o.lapse, on_event = o.on_event
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[],
    $7::bigint[], $8::text[], $9::text[])
    AS o (id, matched, lapsed, cancelled, persistence, state, ready, lapse, on_event)
  WHERE exchange_order.id = o.id`,
)

function changedColumns(changed: readonly OrderEntry[]) {
  const of = <T>(pick: (order: LiveOrder) => T) => changed.map(({ order }) => pick(order))
  return [
    of(({ orderId }) => orderId),
    numbers(of(({ matchedMinor }) => matchedMinor)),
    numbers(of(({ lapsedMinor }) => lapsedMinor)),
    numbers(of(({ cancelledMinor }) => cancelledMinor)),
    of(({ persistence }) => persistence),
    of(({ state }) => state),
    of(({ readyAtMs }) => readyAtMs),
    of(({ lapseCode }) => lapseCode && CATALOGUE_CODES[lapseCode]),
    of(({ onEvent }) => onEvent),
  ]
}

const matchesStatement = declare(
  'exchange_matches',
  `INSERT INTO bet_match (id, order_id, player_id, market_id, tick, rate_hundredths, stake_minor,
    profit_minor, matched_at, with_house)
  SELECT id, order_id, player, market, tick, rate, stake, profit, to_timestamp(at / 1000.0), with_house
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[], $6::int[],
    $7::bigint[], $8::bigint[], $9::bigint[], $10::bool[])
    AS m (id, order_id, player, market, tick, rate, stake, profit, at, with_house)`,
)

function matchColumns(matches: BatchChanges['matches']) {
  return [
    matches.map(({ matchId }) => matchId),
    matches.map(({ order }) => order.orderId),
    matches.map(({ order }) => order.playerId),
    numbers(matches.map(({ market }) => market.id)),
    matches.map(({ terms }) => tickOf(terms)),
    matches.map(({ terms }) => rateOf(terms)),
    numbers(matches.map(({ stakeMinor }) => stakeMinor)),
    numbers(matches.map(({ profitMinor }) => profitMinor)),
    matches.map(({ atMs }) => atMs),
    matches.map(({ withHouse }) => withHouse),
  ]
}

const requestsStatement = declare(
  'exchange_requests',
  `INSERT INTO bet_request (player_id, client_ref, fingerprint, order_ids)
  SELECT player, ref, fingerprint, ids::bigint[]
  FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) AS r (player, ref, fingerprint, ids)`,
)

function requestColumns(requests: BatchChanges['requests']) {
  return [
    requests.map(({ playerId }) => playerId),
    requests.map(({ clientRef }) => clientRef),
    requests.map(({ fingerprint }) => fingerprint),
    requests.map(({ orderIds }) => `{${orderIds.join(',')}}`),
  ]
}

const marketsStatement = declare(
  'exchange_markets',
  `UPDATE market SET status = CASE WHEN market.status IN ('settled', 'void') THEN market.status ELSE m.status END,
    in_play = m.in_play, version = m.version, staff_suspended = m.staff,
    house_liability_minor = m.at_risk
  FROM unnest($1::bigint[], $2::text[], $3::bool[], $4::bigint[], $5::bool[], $6::bigint[])
    AS m (id, status, in_play, version, staff, at_risk)
  WHERE market.id = m.id`,
)

function marketColumns(markets: readonly LiveMarket[]) {
  return [
    numbers(markets.map(({ id }) => id)),
    markets.map(({ life }) => (life.status === 'closed' ? 'closed' : 'open')),
    markets.map(({ life }) => life.isInPlay),
    markets.map(({ life }) => life.version),
    markets.map(({ life }) => life.suspensions.includes('staff')),
    numbers(markets.map(({ house }) => house.lossMinor)),
  ]
}

function tickOf(terms: Terms): number | null {
  return terms.on === 'ladder' ? terms.tick : null
}

function rateOf(terms: Terms): number | null {
  return terms.on === 'ladder' ? null : terms.rateCenti
}
