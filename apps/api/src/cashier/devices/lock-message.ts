import type { ChainState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** A message of money that came in, and the phone that told of it. */
export type ReceivedMessage = {
  id: bigint
  /** The claim that it was held against last. */
  paymentId: bigint | null
  trxId: string
  amountMinor: bigint
  sender: string | null
  how: string
  /** By the message itself, else by the phone. */
  at: Date
  chain: ChainState
  /** Two people added its phone, and it is in use. */
  isTrusted: boolean
  /** The receiving accounts of its wallet whose SIM the phone has, and their number. */
  accountIds: readonly bigint[]
  receiver: string
}

type Row = {
  id: bigint
  payment_id: bigint | null
  trx_id: string
  amount_minor: bigint
  sender: string | null
  how: string
  at: Date
  chain: ChainState
  is_trusted: boolean
  device_id: bigint
  method: string
}

/** Locks a message until the end of the transaction; null if it tells of no money that came in. */
export async function lockMessage(tx: Tx, id: bigint): Promise<ReceivedMessage | null> {
  const { rows } = await sql<Row>`
    SELECT m.id, m.payment_id, m.trx_id, m.amount_minor, m.sender, m.how,
      coalesce(m.said_at, m.received_at) AS at, m.chain,
      d.trusted_at IS NOT NULL AND d.revoked_at IS NULL AS is_trusted,
      m.device_id, m.method
    FROM device_message m JOIN device d ON d.id = m.device_id
    WHERE m.id = ${id} AND m.kind = 'received' AND m.trx_id IS NOT NULL
      AND m.amount_minor IS NOT NULL AND m.how IS NOT NULL AND m.method IS NOT NULL
      AND m.chain IS NOT NULL
    FOR NO KEY UPDATE OF m
  `.execute(tx)
  const [row] = rows
  if (!row) return null
  const accounts = await readAccounts(tx, row)
  return {
    id: row.id,
    paymentId: row.payment_id,
    trxId: row.trx_id,
    amountMinor: row.amount_minor,
    sender: row.sender,
    how: row.how,
    at: row.at,
    chain: row.chain,
    isTrusted: row.is_trusted,
    accountIds: accounts.map((account) => account.id),
    receiver: accounts[0]?.account_number ?? '',
  }
}

async function readAccounts(tx: Tx, { device_id, method }: Row) {
  const { rows } = await sql<{ id: bigint; account_number: string }>`
    SELECT r.id, r.account_number FROM device_account a
    JOIN receiving_account r ON r.id = a.receiving_account_id
    WHERE a.device_id = ${device_id} AND r.method_key = ${method} AND a.released_at IS NULL
  `.execute(tx)
  return rows
}
