import { earnedPoints, vipStanding } from '@maidan/cashier'
import { decimalAmount, type Currency } from '@maidan/money'
import { readOpenRequests } from '../blocks/read-open-requests.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readVipTerms } from '../../bonuses/vip/read-vip-terms.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { listStaffPayments } from '../../cashier/queries/staff-payments.ts'
import { listStaffRounds } from '../../games/queries/staff-rounds.ts'
import { showBreak } from '../../protection/breaks/show-break.ts'
import { showAside } from '../../protection/floors/show-aside.ts'
import { showLimits } from '../../protection/limits/show-limits.ts'
import { readPlay, type ExchangePlay } from '../../exchange/views/read-play.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { config: Config; clock: Clock; db: Db }

/** Payments and sessions shown of a player at most: the latest ones. */
const PAYMENTS_MAX = 50
const SESSIONS_MAX = 20

type Row = {
  id: bigint
  remote_id: string
  username: string
  name: string
  email: string
  email_verified_at: Date | null
  birth_date: string | null
  currency: Currency
  status: string
  balance_minor: bigint
  held_minor: bigint
  remaining_minor: bigint
  vip_points: bigint
  vip_earned_minor: bigint
  referral_code: string
  agent_code: string | null
  affiliate_code: string | null
  second_factor: boolean
  exchange_blocked: boolean
  games_blocked: boolean
  created_at: Date
  last_login_at: Date | null
  deposited_minor: bigint
  withdrawn_minor: bigint
  staked_minor: bigint
  won_minor: bigint
}

/** What a player staked and won in games and on the exchange, apart and together. */
async function readPlaySums(db: Db, { id, currency, staked_minor, won_minor }: Row) {
  const onExchange = await readPlay(db, id)
  const games = { stakedMinor: staked_minor, resultMinor: won_minor - staked_minor }
  const show = ({ stakedMinor, resultMinor }: ExchangePlay) => ({
    staked: decimalAmount(stakedMinor, currency),
    won: decimalAmount(stakedMinor + resultMinor, currency),
    result: decimalAmount(resultMinor, currency),
  })
  return {
    games: show(games),
    exchange: show(onExchange),
    together: show({
      stakedMinor: games.stakedMinor + onExchange.stakedMinor,
      resultMinor: games.resultMinor + onExchange.resultMinor,
    }),
  }
}

/** The limits that they have set, and the break that they are on. */
async function readProtection({ db, clock }: Ports, { id: playerId, currency }: Row) {
  const at = clock.now()
  const limits = await showLimits(db, { playerId, currency, at })
  return {
    limits: limits.filter(({ amount }) => amount !== null),
    aside: await showAside(db, { playerId, currency, at }),
    break: await showBreak(db, { playerId, at }),
  }
}

async function readVip(db: Db, { vip_points, vip_earned_minor }: Row) {
  const { levels } = await readVipTerms(db)
  const earned = earnedPoints(vip_earned_minor)
  const { reached } = vipStanding(levels, earned)
  const level = levels[reached ?? -1]?.names[FIRST_LANGUAGE] ?? ''
  return { level, points: String(vip_points), earned: String(earned) }
}

/** Everything that staff need of one player, on one page. */
export async function readStaffPlayer(ports: Ports, id: bigint) {
  const player = await readPlayer(ports.db, id)
  const text = (minor: bigint) => decimalAmount(minor, player.currency)
  const { data: payments } = await listStaffPayments(ports.db, {
    playerId: id,
    at: ports.clock.now(),
    limit: PAYMENTS_MAX,
    offset: 0,
  })
  return {
    id: Number(player.id),
    remote_id: player.remote_id,
    username: player.username,
    name: player.name,
    ...(await readPhones(ports.db, id)),
    email: player.email,
    email_verified: player.email_verified_at !== null,
    birth_date: player.birth_date,
    currency: player.currency,
    status: player.status,
    balance: text(player.balance_minor),
    held: text(player.held_minor),
    remaining_turnover: text(player.remaining_minor),
    vip: await readVip(ports.db, player),
    referral_code: player.referral_code,
    agent_code: player.agent_code,
    affiliate_code: player.affiliate_code,
    second_factor: player.second_factor,
    exchange_blocked: player.exchange_blocked,
    games_blocked: player.games_blocked,
    protection: await readProtection(ports, player),
    open_requests: await readOpenRequests(ports.db, { playerId: id, at: ports.clock.now() }),
    created_at: player.created_at.toISOString(),
    last_login_at: player.last_login_at?.toISOString() ?? null,
    deposited: text(player.deposited_minor),
    withdrawn: text(player.withdrawn_minor),
    play: await readPlaySums(ports.db, player),
    payments,
    sessions: await readSessions(ports.db, id),
    rounds: await listStaffRounds(ports, id),
  }
}

async function readPlayer(db: Db, id: bigint): Promise<Row> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.remote_id, p.username, p.name, p.email, p.email_verified_at,
      to_char(p.birth_date, 'YYYY-MM-DD') AS birth_date, p.currency, p.status,
      p.vip_points, p.vip_earned_minor, cash.balance_minor, held.balance_minor AS held_minor, p.referral_code, p.agent_code,
      p.affiliate_code, factor.player_id IS NOT NULL AS second_factor, p.exchange_blocked, p.games_blocked, p.created_at, p.last_login_at,
      coalesce((SELECT sum(remaining_minor) FROM turnover WHERE player_id = p.id AND status = 'active'), 0)::bigint AS remaining_minor,
      coalesce(paid.deposited, 0)::bigint AS deposited_minor,
      coalesce(paid.withdrawn, 0)::bigint AS withdrawn_minor,
      coalesce(played.staked, 0)::bigint AS staked_minor,
      coalesce(played.won, 0)::bigint AS won_minor
    FROM player p
    JOIN account cash ON cash.id = p.cash_account
    JOIN account held ON held.id = p.held_account
    LEFT JOIN player_authenticator factor
      ON factor.player_id = p.id AND factor.confirmed_at IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT sum(coalesce(settled_minor, amount_minor) - refunded_minor - reversed_minor)
          FILTER (WHERE state = 'credited') AS deposited,
        sum(amount_minor) FILTER (WHERE state = 'paid') AS withdrawn
      FROM payment WHERE player_id = p.id
    ) paid ON true
    LEFT JOIN LATERAL (
      SELECT sum(bet_minor) AS staked, sum(win_minor) AS won FROM game_round
      WHERE player_id = p.id AND state IN ('open', 'closed')
    ) played ON true
    WHERE p.id = ${id}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function readPhones(db: Db, id: bigint) {
  const { rows } = await sql<{ ordinal: number; shown: string; verified: boolean }>`
    SELECT ordinal, shown, verified_at IS NOT NULL AS verified FROM player_phone
    WHERE player_id = ${id} ORDER BY ordinal
  `.execute(db)
  const main = rows.find(({ ordinal }) => ordinal === 0)
  const others = rows.filter(({ ordinal }) => ordinal > 0)
  return {
    phone: main?.shown ?? '',
    phone_verified: main?.verified ?? false,
    other_phones: others.map(({ shown, verified }) => ({ phone: shown, verified })),
  }
}

type Session = { created_at: Date; last_seen_at: Date; ip: string; agent: string; ended: boolean }

async function readSessions(db: Db, id: bigint) {
  const { rows } = await sql<Session>`
    SELECT created_at, last_seen_at, ip, agent, ended_at IS NOT NULL AS ended FROM player_session
    WHERE player_id = ${id} ORDER BY id DESC LIMIT ${SESSIONS_MAX}
  `.execute(db)
  return rows.map(({ created_at, last_seen_at, ...rest }) => ({
    ...rest,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }))
}
