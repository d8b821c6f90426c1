import { HOME_CURRENCY } from '@maidan/contract'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql, type RawBuilder } from 'kysely'
import { outcomeText, type Outcome } from '../views/outcome-text.ts'
import type { MarketKind } from '@maidan/exchange/engine'
import { houseOutcomes } from './house-outcomes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Exchange } from '../open-exchange.ts'
import { stopsOf } from './market-stops.ts'
import { eventName, marketName, runnerName } from '../views/names.ts'

type Ports = { clock: Clock; db: Db; exchange: Exchange }

export type MarketBrief = CallAnswer<Calls['staffMarkets']>['data'][number]

export type BriefRow = {
  id: bigint
  code: string
  event_id: string
  event_name: string
  sport: string
  kind: MarketKind
  name: string
  status: 'open' | 'closed' | 'settled' | 'void'
  in_play: boolean
  staff_suspended: boolean
  stopped_by: string[] | null
  open_request: bigint | null
  open_bets: bigint
  players: bigint
  matched_minor: bigint
  held_minor: bigint
  outcome: Outcome | null
  outcome_at: Date | null
  contradicted: Outcome[]
  runners: { id: number; name: string }[] | null
  request_waiting: boolean
}

/** Markets as the desk lists them, those with the newest result or the newest market first. */
export async function selectBriefs(
  { db, clock }: Ports,
  { where, limit, offset = 0 }: { where: RawBuilder<unknown>; limit: number; offset?: number },
): Promise<BriefRow[]> {
  const at = clock.now()
  const { rows } = await sql<BriefRow>`
    SELECT m.id, m.code, e.id AS event_id, ${eventName()} AS event_name, e.sport, m.kind,
      ${marketName()} AS name, m.status,
      m.in_play, m.staff_suspended, m.outcome, m.outcome_at, m.contradicted,
      (SELECT count(*) FROM exchange_order o WHERE o.market_id = m.id AND o.state <> 'done') AS open_bets,
      (SELECT count(DISTINCT player_id) FROM bet_match b WHERE b.market_id = m.id) AS players,
      (SELECT coalesce(sum(stake_minor), 0)::bigint FROM bet_match b WHERE b.market_id = m.id)
        AS matched_minor,
      (SELECT coalesce(sum(liability_minor), 0)::bigint FROM exposure x WHERE x.market_id = m.id)
        AS held_minor,
      (SELECT json_agg(json_build_object('id', r.id, 'name', ${runnerName()}) ORDER BY r.ordinal)
        FROM runner r WHERE r.market_id = m.id) AS runners,
      CASE WHEN m.staff_suspended THEN (SELECT array_agg(DISTINCT stop.actor ORDER BY stop.actor)
        FROM ${stopsOf(sql`'market:' || m.code`)}) END AS stopped_by,
      (SELECT a.id FROM approval a WHERE a.kind = 'market.open' AND ${waitsOn(at)}) AS open_request,
      ${requestWaits(at)} AS request_waiting
    FROM market m JOIN sport_event e ON e.id = m.event_id
    WHERE ${where} ORDER BY m.outcome_at DESC NULLS FIRST, m.id DESC LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  return rows
}

/** Whether somebody was asked to agree to something about the market `m`. */
export function requestWaits(at: Date): RawBuilder<unknown> {
  return sql`EXISTS (SELECT 1 FROM approval a WHERE ${waitsOn(at)})`
}

function waitsOn(at: Date): RawBuilder<unknown> {
  return sql`a.subject = 'market:' || m.code AND a.state = 'waiting' AND a.expires_at > ${at}`
}

export async function showBrief(ports: Ports, row: BriefRow): Promise<MarketBrief> {
  const money = (minor: bigint) => decimalAmount(minor, HOME_CURRENCY)
  const market = ports.exchange.matcher.market(row.code)
  const isStill = row.status === 'open' && market?.life.status === 'suspended'
  return {
    code: row.code,
    event_id: row.event_id,
    event_name: row.event_name,
    sport: row.sport,
    kind: row.kind,
    name: row.name,
    status: isStill || (row.status === 'open' && row.staff_suspended) ? 'suspended' : row.status,
    in_play: row.in_play,
    staff_suspended: row.staff_suspended,
    stopped_by: row.stopped_by ?? [],
    open_request: row.open_request === null ? null : Number(row.open_request),
    open_bets: Number(row.open_bets),
    players: Number(row.players),
    matched: money(row.matched_minor),
    held: money(row.held_minor),
    house_risk: money(await houseRisk(ports, row)),
    result: row.outcome ? outcomeText(row.outcome, row.runners ?? []) : null,
    result_at: row.outcome_at?.toISOString() ?? null,
    contradicted: row.contradicted.map((one) => outcomeText(one, row.runners ?? [])),
    request_waiting: row.request_waiting,
  }
}

/** What the house loses at worst; a settled market has cost what it has cost. */
async function houseRisk(ports: Ports, row: BriefRow): Promise<bigint> {
  if (row.players === 0n || row.status === 'settled' || row.status === 'void') return 0n
  const outcomes = await houseOutcomes(ports, row)
  const worst = outcomes.reduce((low, { houseMinor }) => (houseMinor < low ? houseMinor : low), 0n)
  return -worst
}
