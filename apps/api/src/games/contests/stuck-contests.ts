import { shareRest, type SharedRest } from '@maidan/casino'
import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { gameName } from '../queries/game-name.ts'
import type { NamedContest } from './close-contest.ts'

/** A contest is over within hours; one that holds money for longer waits for its provider. */
const STUCK_AFTER_HOURS = 24
const SHOWN_MAX = 100

const isStuck = (now: Date) => sql`
  c.closed_at IS NULL AND a.balance_minor > 0
    AND c.opened_at < ${now}::timestamptz - make_interval(hours => ${STUCK_AFTER_HOURS}::int)
`

/** How many contests still hold money a day after their first bet. */
export async function countStuckContests(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM contest c JOIN account a ON a.id = c.account_id
    WHERE ${isStuck(now)}
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

/** The name under which a contest is asked about and audited. */
export function contestSubject({ platform, contest, currency }: NamedContest): string {
  return `contest:${platform}:${contest}:${currency}`
}

type Row = {
  platform: string
  provider: string
  contest_id: string
  game: string
  currency: Currency
  held_minor: bigint
  opened_at: Date
  paid_entries: number
  paid_minor: bigint
  stakes: string[]
  approval_id: bigint | null
}

/** A contest that waits for its provider: what it holds, what was paid, and the stakes of its undecided entries, by size. */
export type StuckContest = Omit<Row, 'stakes'> & { stakesMinor: bigint[]; rest: SharedRest }

/** One of these contests as it stands; null if it is none. */
export async function findStuckContest(
  tx: Tx,
  { platform, contest, currency }: NamedContest,
  now: Date,
): Promise<StuckContest | null> {
  const own = sql`c.platform = ${platform} AND c.contest_id = ${contest} AND c.currency = ${currency}`
  const [found] = await readStuck(tx, now, own)
  return found ?? null
}

/** These contests with what they hold and what becomes of it where the house ends them, the oldest first. */
export async function listStuckContests(
  db: Db,
  now: Date,
): Promise<CallAnswer<Calls['staffStuckContests']>['data']> {
  const stuck = await readStuck(db, now, sql`true`)
  return stuck.map(({ contest_id: contest, currency, rest, stakesMinor, ...row }) => {
    const money = (minor: bigint) => decimalAmount(minor, currency)
    const stakedMinor = sumOf(stakesMinor)
    return {
      platform: row.platform,
      contest,
      game: row.game,
      currency,
      held: money(row.held_minor),
      paid_entries: row.paid_entries,
      paid: money(row.paid_minor),
      undecided_entries: stakesMinor.length,
      undecided: money(stakedMinor),
      back: money(sumOf(rest.backsMinor)),
      fee: money(rest.houseMinor),
      opened_at: row.opened_at.toISOString(),
      approval_id: row.approval_id === null ? null : Number(row.approval_id),
    }
  })
}

async function readStuck(
  db: Db | Tx,
  now: Date,
  chosen: RawBuilder<unknown>,
): Promise<StuckContest[]> {
  const { rows } = await sql<Row>`
    SELECT c.platform, p.name AS provider, c.contest_id, ${gameName()} AS game, c.currency,
      a.balance_minor AS held_minor, c.opened_at, paid.entries AS paid_entries,
      paid.minor AS paid_minor, undecided.stakes, w.id AS approval_id
    FROM contest c JOIN account a ON a.id = c.account_id JOIN game g ON g.code = c.game_code
    JOIN game_provider p ON p.platform = c.platform
    LEFT JOIN approval w ON w.kind = 'contest.end' AND w.state = 'waiting'
      AND w.subject = a.code
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS entries, coalesce(sum(r.win_minor), 0)::bigint AS minor
      FROM game_round r WHERE r.platform = c.platform AND r.contest_id = c.contest_id
        AND r.currency = c.currency AND r.win_minor > 0
    ) paid
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(bet.stake ORDER BY bet.stake::numeric DESC), '{}') AS stakes
      FROM game_round r
      CROSS JOIN LATERAL (SELECT b ->> 'amountMinor' AS stake FROM jsonb_array_elements(r.bets) b
        WHERE b @> '{"won": false, "rolledBack": false}') bet
      WHERE r.platform = c.platform AND r.contest_id = c.contest_id AND r.currency = c.currency
    ) undecided
    WHERE ${isStuck(now)} AND ${chosen} ORDER BY c.opened_at LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(({ stakes, ...row }) => {
    const stakesMinor = stakes.map(BigInt)
    return { ...row, stakesMinor, rest: shareRest({ heldMinor: row.held_minor, stakesMinor }) }
  })
}

/** Amounts together. */
export function sumOf(minors: readonly bigint[]): bigint {
  return minors.reduce((sum, minor) => sum + minor, 0n)
}
