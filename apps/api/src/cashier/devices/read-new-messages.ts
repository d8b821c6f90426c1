import { chainBalance, normalTrxId, readMessage, type ReadMessage } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { lockNumbers } from '../../platform/database/lock-numbers.ts'

type Ports = { clock: Clock; db: Db }

const ROWS_MAX = 100
/** For how long a message waits for one before it that has not come: balances are read in order. */
const GAP_WAIT_MS = 60_000
/** Balances that a message may follow from. */
const BALANCES_MAX = 10

type Row = { id: bigint; device_id: bigint; number: bigint; sent_from: string; text: string }
type Money = Extract<ReadMessage, { kind: 'received' | 'sent' }>

/**
 * Reads the messages that came: what they say, and whether their balance follows from what the
 * wallet said before. One process at a time, so that none reads past another. Returns how many.
 */
export function readNewMessages({ clock, db }: Ports): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await takeTurn(tx))) return 0
    const gapBefore = new Date(clock.now().getTime() - GAP_WAIT_MS)
    const { rows } = await sql<Row>`
      SELECT m.id, m.device_id, m.number, m.sent_from, m.text
      FROM device_message m JOIN device d ON d.id = m.device_id
      WHERE m.kind IS NULL AND (m.number <= d.taken OR m.arrived_at < ${gapBefore})
      ORDER BY m.device_id, m.number LIMIT ${ROWS_MAX}
    `.execute(tx)
    for (const row of rows) await readOne(tx, row)
    return rows.length
  })
}

async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockNumbers.deviceMessages}) AS mine
  `.execute(tx)
  return rows[0]?.mine === true
}

async function readOne(tx: Tx, row: Row) {
  const read = readMessage({ from: row.sent_from, text: row.text })
  if (read.kind === 'received' || read.kind === 'sent') return keepMoney(tx, row, read)
  await sql`UPDATE device_message SET kind = ${read.kind} WHERE id = ${row.id}`.execute(tx)
}

/** A transaction that a message has told of before counts for nothing, and is no link of the chain. */
async function keepMoney(tx: Tx, row: Row, read: Money) {
  const { wallet, how, amountMinor, feeMinor, balanceMinor, atMs } = read
  const trxId = normalTrxId(read.trxId)
  const isRepeated = read.kind === 'received' && (await isTold(tx, { wallet, trxId }))
  const chain = isRepeated ? null : chainBalance(await readBalances(tx, row, wallet), read)
  await sql`
    UPDATE device_message SET kind = ${isRepeated ? 'repeated' : read.kind}, method = ${wallet},
      how = ${how}, amount_minor = ${amountMinor}, fee_minor = ${feeMinor},
      balance_minor = ${balanceMinor}, trx_id = ${trxId},
      sender = ${read.kind === 'received' ? read.sender : read.receiver},
      said_at = ${atMs === null ? null : new Date(atMs)}, chain = ${chain}
    WHERE id = ${row.id}
  `.execute(tx)
}

async function isTold(tx: Tx, { wallet, trxId }: { wallet: string; trxId: string }) {
  const { rows } = await sql`
    SELECT 1 FROM device_message
    WHERE kind = 'received' AND method = ${wallet} AND trx_id = ${trxId}
  `.execute(tx)
  return rows.length > 0
}

/**
 * The latest balances that are proven: that follow from one before, or whose money people have
 * credited. The first of a phone is such a one only then, or forged messages would prove each other.
 */
async function readBalances(tx: Tx, row: Row, wallet: string): Promise<bigint[]> {
  const { rows } = await sql<{ balance_minor: bigint }>`
    SELECT m.balance_minor FROM device_message m LEFT JOIN payment p ON p.id = m.payment_id
    WHERE m.device_id = ${row.device_id} AND m.method = ${wallet} AND m.number < ${row.number}
      AND m.kind IN ('received', 'sent') AND m.balance_minor IS NOT NULL
      AND (m.chain = 'holds' OR p.state = 'credited')
    ORDER BY m.number DESC LIMIT ${BALANCES_MAX}
  `.execute(tx)
  return rows.map(({ balance_minor }) => balance_minor)
}
