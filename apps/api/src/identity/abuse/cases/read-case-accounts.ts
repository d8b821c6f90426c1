import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

type Shown = CallAnswer<Calls['staffAbuseCase']>['accounts'][number]

/** Accounts of one case that stand side by side: the oldest ones. */
const ACCOUNTS_MAX = 50

type Row = {
  id: bigint
  username: string
  name: string
  phone: string
  status: string
  currency: Currency
  created_at: Date
  last_login_at: Date | null
  sign_up_ip: string | null
  referred_by: string | null
  balance_minor: bigint
  deposited_minor: bigint
  withdrawn_minor: bigint
  bonuses_minor: bigint
  remaining_minor: bigint
  stopped_at: Date | null
}

/** The accounts of a case, each with what tells it from the others. */
export async function readCaseAccounts(db: Db, caseId: bigint): Promise<Shown[]> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.username, p.name, coalesce(main.shown, '') AS phone, p.status, p.currency,
      p.created_at, p.last_login_at, p.sign_up_ip, r.username AS referred_by,
      cash.balance_minor, s.since AS stopped_at,
      coalesce(paid.deposited, 0)::bigint AS deposited_minor,
      coalesce(paid.withdrawn, 0)::bigint AS withdrawn_minor,
      coalesce((SELECT sum(b.amount_minor) FROM bonus b WHERE b.player_id = p.id), 0)::bigint
        AS bonuses_minor,
      coalesce((SELECT sum(t.remaining_minor) FROM turnover t WHERE t.player_id = p.id
        AND t.status = 'active'), 0)::bigint AS remaining_minor
    FROM abuse_case_account m JOIN player p ON p.id = m.player_id
    JOIN account cash ON cash.id = p.cash_account
    LEFT JOIN player_phone main ON main.player_id = p.id AND main.ordinal = 0
    LEFT JOIN player r ON r.id = p.referred_by
    LEFT JOIN bonus_stop s ON s.player_id = p.id
    LEFT JOIN LATERAL (
      SELECT sum(coalesce(settled_minor, amount_minor) - refunded_minor - reversed_minor)
          FILTER (WHERE state = 'credited') AS deposited,
        sum(amount_minor) FILTER (WHERE state = 'paid') AS withdrawn
      FROM payment WHERE player_id = p.id
    ) paid ON true
    WHERE m.case_id = ${caseId} ORDER BY p.id LIMIT ${ACCOUNTS_MAX}
  `.execute(db)
  return rows.map(shown)
}

function shown(row: Row): Shown {
  const money = (minor: bigint) => decimalAmount(minor, row.currency)
  const { username, name, phone, status, currency, referred_by } = row
  return {
    player_id: Number(row.id),
    username,
    name,
    phone,
    status,
    currency,
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    sign_up_address: row.sign_up_ip,
    referred_by,
    balance: money(row.balance_minor),
    deposited: money(row.deposited_minor),
    withdrawn: money(row.withdrawn_minor),
    bonuses: money(row.bonuses_minor),
    remaining_turnover: money(row.remaining_minor),
    bonuses_stopped_at: row.stopped_at?.toISOString() ?? null,
  }
}
