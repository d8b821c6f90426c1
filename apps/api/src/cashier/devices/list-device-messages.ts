import { maskNumber, type ChainState, type MessageMisfit } from '@maidan/cashier'
import { HOME_CURRENCY, type CallAnswer, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Message = CallAnswer<Calls['staffDevices']>['data'][number]['messages'][number]

const MESSAGES_MAX = 8

type Row = {
  device_id: bigint
  number: bigint
  kind: Message['kind']
  method: string | null
  amount_minor: bigint | null
  trx_id: string | null
  sender: string | null
  chain: ChainState | null
  reference: string | null
  misfits: MessageMisfit[] | null
  received_at: Date
}

/** The newest messages of each phone, with as much of them as one needs to find them again. */
export async function listDeviceMessages(
  db: Db,
  deviceIds: readonly bigint[],
): Promise<(deviceId: bigint) => Message[]> {
  const { rows } = await sql<Row>`
    SELECT d.id AS device_id, m.number, m.kind, coalesce(w.name, m.method) AS method,
      m.amount_minor, m.trx_id, m.sender, m.chain, p.reference, m.misfits, m.received_at
    FROM unnest(${[...deviceIds]}::bigint[]) AS d (id)
    CROSS JOIN LATERAL (
      SELECT * FROM device_message WHERE device_id = d.id ORDER BY number DESC LIMIT ${MESSAGES_MAX}
    ) m
    LEFT JOIN payment p ON p.id = m.payment_id LEFT JOIN payment_method w ON w.key = m.method
    ORDER BY d.id, m.number DESC
  `.execute(db)
  return (deviceId) => rows.filter((row) => row.device_id === deviceId).map(asMessage)
}

function asMessage(row: Row): Message {
  const { amount_minor, trx_id, sender } = row
  return {
    number: Number(row.number),
    kind: row.kind,
    method: row.method,
    amount: amount_minor === null ? null : decimalAmount(amount_minor, HOME_CURRENCY),
    trx_id: trx_id && maskNumber(trx_id),
    sender: sender && maskNumber(sender),
    chain: row.chain,
    reference: row.reference,
    misfits: row.misfits ?? [],
    received_at: row.received_at.toISOString(),
  }
}
