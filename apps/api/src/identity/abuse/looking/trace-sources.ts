import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { phoneOfAccount } from '../../queries/phone-of-account.ts'
import { pageOf, type Place, type Row, type TracePage, type TraceSource } from './trace-source.ts'

/** Everything that accounts leave behind and that the house looks at. */
export const traceSources: readonly TraceSource[] = [
  { name: 'phones', read: readPhones },
  { name: 'wallets', read: readWallets },
  { name: 'sessions', read: readSessions },
  { name: 'sign_ups', read: readSignUps },
]

/** Numbers at the moment in which an account showed that it has them. */
async function readPhones(tx: Tx, after: Place, limit: number): Promise<TracePage> {
  const { rows } = await sql<Row & { phone: string }>`
    SELECT id, player_id, phone, verified_at AS at, verified_at::text AS moment FROM player_phone
    WHERE verified_at IS NOT NULL AND (verified_at, id) > (${after.moment}::timestamptz, ${after.id})
    ORDER BY verified_at, id LIMIT ${limit}
  `.execute(tx)
  return pageOf(rows, 'phone', ({ phone }) => phone)
}

/**
 * The wallets that money came from and went to: as the player named them, and as the wallet's own
 * statement names the sender. A number of a phone counts as that phone's, whatever the method.
 */
async function readWallets(tx: Tx, after: Place, limit: number): Promise<TracePage> {
  const { rows } = await sql<Row & { named: string; sender: string }>`
    SELECT p.id, p.player_id, p.updated_at AS at, p.updated_at::text AS moment,
      CASE WHEN moved THEN ${walletOf('p')} ELSE '' END AS named,
      CASE WHEN s.account_number = '' THEN '' ELSE ${walletOf('s')} END AS sender
    FROM payment p JOIN player y ON y.id = p.player_id
    CROSS JOIN LATERAL (SELECT coalesce(p.statement ->> 'sender', '') AS account_number) s
    CROSS JOIN LATERAL (SELECT p.state IN ('credited', 'refunding', 'refunded', 'reversed',
      'approved', 'sending', 'paid') AS moved) m
    WHERE (p.updated_at, p.id) > (${after.moment}::timestamptz, ${after.id})
    ORDER BY p.updated_at, p.id LIMIT ${limit}
  `.execute(tx)
  const named = pageOf(rows, 'wallet', (row) => row.named)
  const sent = pageOf(rows, 'wallet', (row) => row.sender)
  return { ...named, traces: [...named.traces, ...sent.traces] }
}

/** The wallet behind an account number; an address of a chain is one as it stands. */
function walletOf(payment: 'p' | 's') {
  const number = sql.ref(`${payment}.account_number`)
  const phone = phoneOfAccount({ owner: 'y', payment })
  return sql`CASE WHEN ${number} ~ '^[0-9]+$' THEN ${phone} ELSE ${number} END`
}

/** What logged in and from where; a browser that says nothing of itself is no device. */
async function readSessions(tx: Tx, after: Place, limit: number): Promise<TracePage> {
  const { rows } = await sql<Row & { ip: string; agent: string }>`
    SELECT id, player_id, created_at AS at, created_at::text AS moment, ip, agent FROM player_session
    WHERE (created_at, id) > (${after.moment}::timestamptz, ${after.id}) ORDER BY created_at, id LIMIT ${limit}
  `.execute(tx)
  return pageOf(rows, 'device', ({ ip, agent }) =>
    agent === '' ? '' : `${networkOf(ip)} ${agent}`,
  )
}

async function readSignUps(tx: Tx, after: Place, limit: number): Promise<TracePage> {
  const { rows } = await sql<Row & { ip: string }>`
    SELECT id, id AS player_id, created_at AS at, created_at::text AS moment,
      coalesce(sign_up_ip, '') AS ip FROM player
    WHERE (created_at, id) > (${after.moment}::timestamptz, ${after.id}) ORDER BY created_at, id LIMIT ${limit}
  `.execute(tx)
  return pageOf(rows, 'sign_up_address', ({ ip }) => (ip === '' ? '' : networkOf(ip)))
}
