import { decideParking } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { findArrivals, type Arrival } from './find-arrivals.ts'
import { findHolder } from './find-holder.ts'
import { lockTransaction } from './lock-transaction.ts'
import { moveParked } from './move-parked.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger; log: Pick<Logger, 'error'> }

export const PARK_EVERY_MS = 60_000

/** Sets aside money that came in and that no deposit stands for; answers how many sums. */
export async function parkArrivals(ports: Ports): Promise<number> {
  const arrivals = await findArrivals(ports.db, ports.clock.now())
  let parked = 0
  for (const arrival of arrivals) if (await tryPark(ports, arrival)) parked += 1
  return parked
}

/** What fails for one sum is tried again, and stops no other one. */
async function tryPark(ports: Ports, arrival: Arrival): Promise<boolean> {
  try {
    return await park(ports, arrival)
  } catch (error) {
    const { methodKey, trxId } = arrival
    ports.log.error({ err: error, methodKey, trxId }, 'money could not be set aside')
    return false
  }
}

function park(ports: Ports, arrival: Arrival): Promise<boolean> {
  return inTransaction(ports.db, async (tx) => {
    await lockTransaction(tx, arrival)
    const at = ports.clock.now()
    const holder = await findHolder(tx, arrival)
    const agoMs = at.getTime() - arrival.cameAt.getTime()
    if (decideParking({ agoMs, holder }) !== 'park') return false
    const { methodKey, trxId, currency, amountMinor, source, sender, invoice, cameAt } = arrival
    const { rows } = await sql`
      INSERT INTO unallocated (method_key, trx_id, currency, amount_minor, source, sender, invoice,
        came_at, parked_at)
      SELECT key, ${trxId}, ${currency}, ${amountMinor}, ${source}, ${sender}, ${invoice},
        ${cameAt}, ${at}
      FROM payment_method WHERE key = ${methodKey}
      ON CONFLICT (method_key, trx_id) DO NOTHING RETURNING id
    `.execute(tx)
    if (rows.length === 0) return false
    await moveParked(ports, tx, arrival, 'parked')
    return true
  })
}
