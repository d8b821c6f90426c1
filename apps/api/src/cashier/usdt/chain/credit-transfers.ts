import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { creditTransfer } from './credit-transfer.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

const ROWS_MAX = 50

/** Credits the transfers that were stored and not credited yet. Returns how many it did. */
export async function creditTransfers(ports: Ports): Promise<number> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM usdt_transfer WHERE outcome = 'waiting' ORDER BY id LIMIT ${ROWS_MAX}
  `.execute(ports.db)
  let done = 0
  for (const { id } of rows) if (await credit(ports, id)) done += 1
  return done
}

/** What fails for one is tried again, and stops no other one. */
async function credit(ports: Ports, id: bigint): Promise<boolean> {
  try {
    await creditTransfer(ports, id)
    return true
  } catch (error) {
    const transfer = id.toString()
    ports.log.error({ err: error, transfer }, 'a transfer of USDT could not be credited')
    return false
  }
}
