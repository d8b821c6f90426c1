import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import { deviceState, type DeviceTimes } from '../devices/device-state.ts'
import { accountUse } from './account-use.ts'
import { receivingSubject, type ReceivingRow } from './lock-receiving.ts'

type Answer = CallAnswer<Calls['staffReceivingAccounts']>
type Account = Answer['data'][number]

/** The accounts of the house by their methods, with what they took and the requests that wait. */
export async function listReceiving({ clock, db }: { clock: Clock; db: Db }): Promise<Answer> {
  const at = clock.now()
  const [rows, methods, waiting] = await Promise.all([
    readAccounts(db, at),
    listMethods(db),
    readWaiting(db, at),
  ])
  const waits = (kind: string, subject: string) =>
    waiting.find((one) => one.kind === kind && one.subject === subject)?.id ?? null
  const data = methods.flatMap((method) =>
    rows
      .filter((row) => row.method_key === method.key)
      .map((row) => {
        const { account_type: type, account_number: number } = row
        const subject = receivingSubject({ method, type, number })
        const approval_id = waits('receiving.open', subject)
        const caps_approval_id = waits('receiving.caps', subject)
        return { ...showAccount(row, method, at), approval_id, caps_approval_id }
      }),
  )
  const new_waiting = waiting.filter(({ kind }) => kind === 'receiving.add').length
  return { data, methods: methods.flatMap(showMethod), new_waiting }
}

function showMethod({ id, name, currency, accountTypes }: OfferedMethod): Answer['methods'] {
  if (accountTypes.length === 0) return []
  return [{ id: Number(id), name, currency, account_types: [...accountTypes] }]
}

type Row = DeviceTimes &
  ReceivingRow & {
    day: bigint
    month: bigint
    offered: bigint
    offers: bigint
    is_last_open: boolean
    device: string | null
  }

function showAccount(
  row: Row,
  { name, currency }: OfferedMethod,
  at: Date,
): Omit<Account, 'approval_id' | 'caps_approval_id'> {
  const text = (minor: bigint) => decimalAmount(minor, currency)
  return {
    id: Number(row.id),
    method: name,
    currency,
    account_type: row.account_type,
    account_number: row.account_number,
    status: row.status,
    day_cap: text(row.day_cap_minor),
    month_cap: text(row.month_cap_minor),
    day_received: text(row.day),
    month_received: text(row.month),
    offers: Number(row.offers),
    offered: text(row.offered),
    is_last_open: row.is_last_open,
    device: row.device === null ? null : { name: row.device, state: deviceState(row, at) },
  }
}

async function readAccounts(db: Db, at: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT r.id, r.method_key, r.account_type, r.account_number, r.status, r.day_cap_minor,
      r.month_cap_minor, coalesce(taken.day, 0)::bigint AS day,
      coalesce(taken.month, 0)::bigint AS month, coalesce(open.minor, 0)::bigint AS offered,
      coalesce(open.offers, 0)::bigint AS offers,
      r.status = 'active' AND NOT EXISTS (
        SELECT 1 FROM receiving_account other
        WHERE other.method_key = r.method_key AND other.account_type = r.account_type
          AND other.status = 'active' AND other.id <> r.id
      ) AS is_last_open, d.name AS device, d.heard_at, d.revoked_at, d.trusted_at
    FROM receiving_account r
    LEFT JOIN device_account a ON a.receiving_account_id = r.id AND a.released_at IS NULL
    LEFT JOIN device d ON d.id = a.device_id
    ${accountUse(at)}
    ORDER BY r.account_type, r.status, r.id
  `.execute(db)
  return rows
}

type Waiting = { kind: string; subject: string; id: number }

async function readWaiting(db: Db, at: Date): Promise<Waiting[]> {
  const { rows } = await sql<{ kind: string; subject: string; id: bigint }>`
    SELECT kind, subject, id FROM approval
    WHERE kind IN ('receiving.add', 'receiving.caps', 'receiving.open') AND state = 'waiting'
      AND expires_at > ${at}
  `.execute(db)
  return rows.map(({ id, ...rest }) => ({ ...rest, id: Number(id) }))
}
