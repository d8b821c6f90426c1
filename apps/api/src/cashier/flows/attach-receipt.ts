import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { SETTLED_STATES } from '@maidan/cashier'
import { keepFile } from '../../platform/uploads/keep-file.ts'
import { readReceipt } from '../receipts/read-receipt.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { log: Logger; db: Db; limits: Limits; receiptsDir: string }

type Upload = { playerId: bigint; reference: string; bytes: Buffer }

/** Attaches a receipt to the player's pending deposit; a later one takes the place of the first. */
export async function attachReceipt(ports: Ports, { playerId, reference, bytes }: Upload) {
  const { log, db, receiptsDir: dir } = ports
  await ports.limits.take('receiptPerPlayer', playerId.toString())
  await findDeposit(ports, playerId, reference)
  const receipt = await readReceipt(bytes)
  const replaced = await keepFile({ log, dir }, receipt, (name) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ old_path: string | null }>`
        UPDATE payment SET receipt_path = ${name}, receipt_type = ${receipt.contentType}
        FROM (SELECT id, receipt_path AS old_path FROM payment
          WHERE reference = ${reference} AND player_id = ${playerId} AND direction = 'deposit'
            AND state <> ALL(${[...SETTLED_STATES]}::text[]) FOR UPDATE) old
        WHERE payment.id = old.id RETURNING old.old_path
      `.execute(tx)
      const [row] = rows
      if (!row) throw new Refusal('NOT_FOUND')
      return row.old_path
    }),
  )
  if (replaced) await rm(path.join(dir, replaced), { force: true })
}

/** Nothing is drawn or written for a deposit that is not there, not theirs or not open. */
async function findDeposit({ db }: Ports, playerId: bigint, reference: string) {
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE reference = ${reference} AND player_id = ${playerId}
      AND direction = 'deposit' AND state <> ALL(${[...SETTLED_STATES]}::text[])
  `.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}
