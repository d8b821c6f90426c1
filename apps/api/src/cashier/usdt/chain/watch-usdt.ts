import type pg from 'pg'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { underLock } from '../../partners/token/under-lock.ts'
import type { Usdt } from '../open-usdt.ts'
import { readCursor } from './chain-cursor.ts'
import { creditTransfers } from './credit-transfers.ts'
import { expireRequests } from './expire-requests.ts'
import { readBlocks, type ReadPorts } from './read-blocks.ts'

type Ports = ReadPorts & { ledger: Ledger; pool: pg.Pool; usdt: Usdt | null }

/** A block comes every three seconds. */
export const WATCH_USDT_EVERY_MS = 1_000

/**
 * Reads TRON's new solid blocks, credits what they brought and ends what they did not, one process
 * at a time. Returns how much it did.
 */
export async function watchUsdt(ports: Ports): Promise<number> {
  const { usdt } = ports
  if (usdt === null) return 0
  return (await underLock(ports.pool, 'usdtChain', () => takeTurn(ports, usdt), 0)) ?? 0
}

async function takeTurn(ports: Ports, usdt: Usdt): Promise<number> {
  const read = await readBlocks(ports, usdt)
  const cursor = await readCursor(ports.db)
  // What was read of a chain that has changed may never have been paid.
  if (cursor === null || cursor.broken !== null) return 0
  const credited = await creditTransfers(ports)
  return read + credited + (await expireRequests(ports))
}
