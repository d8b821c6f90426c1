import type { ChainState } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { deviceState, type DeviceTimes } from './device-state.ts'
import { listDeviceMessages } from './list-device-messages.ts'

type Ports = { clock: Clock; db: Db }

type Device = CallAnswer<Calls['staffDevices']>['data'][number]

const DEVICES_MAX = 50

type Row = DeviceTimes & {
  id: bigint
  code: string
  name: string
  battery: number | null
  missing: bigint
  chains: ChainState[]
  accounts: Device['accounts']
  parts: Device['parts']
}

/** The phones with what staff has to know of them: those in use first, the newest first. */
export async function listDevices({ clock, db }: Ports): Promise<Device[]> {
  const { rows } = await sql<Row>`
    SELECT d.id, d.code, d.name, d.heard_at, d.revoked_at, d.trusted_at, d.battery,
      (SELECT coalesce(max(m.number), 0) - count(*) FROM device_message m
        WHERE m.device_id = d.id) AS missing,
      ARRAY(SELECT DISTINCT ON (m.method) m.chain FROM device_message m
        WHERE m.device_id = d.id AND m.kind IN ('received', 'sent')
        ORDER BY m.method, m.number DESC) AS chains,
      (SELECT coalesce(json_agg(json_build_object('id', r.id, 'method', p.name,
          'type', r.account_type, 'number', r.account_number) ORDER BY r.id), '[]')
        FROM device_account a JOIN receiving_account r ON r.id = a.receiving_account_id
        JOIN payment_method p ON p.key = r.method_key
        WHERE a.device_id = d.id) AS accounts,
      (SELECT coalesce(json_agg(json_build_object('giver', p.giver,
          'taken', p.sealed_part IS NOT NULL) ORDER BY p.place), '[]')
        FROM device_part p WHERE p.device_id = d.id AND d.revoked_at IS NULL) AS parts
    FROM device d ORDER BY d.revoked_at IS NOT NULL, d.id DESC LIMIT ${DEVICES_MAX}
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  const messagesOf = await listDeviceMessages(db, ids)
  const at = clock.now()
  return rows.map((row) => ({
    id: Number(row.id),
    device: row.code,
    name: row.name,
    state: deviceState(row, at),
    heard_at: row.heard_at?.toISOString() ?? null,
    battery: row.battery,
    missing: Number(row.missing),
    chain: worstOf(row.chains),
    accounts: row.accounts,
    parts: row.parts,
    messages: messagesOf(row.id),
  }))
}

function worstOf(chains: readonly ChainState[]): ChainState {
  if (chains.includes('breaks')) return 'breaks'
  return chains.length > 0 && chains.every((chain) => chain === 'holds') ? 'holds' : 'unknown'
}
