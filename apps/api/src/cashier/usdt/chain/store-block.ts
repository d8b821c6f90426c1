import { readTransfers, type BlockName, type Transfer } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { tronAddress } from '../addresses/tron-address.ts'
import type { SolidBlock } from '../node/tron-node.ts'
import { stepCursor } from './chain-cursor.ts'

type Ports = { clock: Clock; db: Db }

type Read = { last: BlockName; next: SolidBlock; contract: string }

/** Keeps what a block brought to our addresses together with the step to it (law 12). */
export function storeBlock(ports: Ports, { last, next, contract }: Read): Promise<void> {
  const { block, infos } = next
  const transfers = readTransfers(infos, contract)
  return inTransaction(ports.db, async (tx) => {
    await stepCursor(tx, last, block, ports.clock.now())
    if (transfers.length === 0) return
    const at = new Date(block.atMs)
    for (const transfer of await ofOurs(tx, transfers))
      await keep(tx, transfer, { height: block.height, at })
  })
}

type Came = Transfer & { address: string }

async function ofOurs(tx: Tx, transfers: readonly Transfer[]): Promise<Came[]> {
  const came = transfers.map((transfer) => ({ ...transfer, address: tronAddress(transfer.to) }))
  const addresses = came.map(({ address }) => address)
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM usdt_address WHERE address = ANY(${addresses}::text[])
  `.execute(tx)
  const ours = new Set(rows.map(({ address }) => address))
  return came.filter(({ address }) => ours.has(address))
}

async function keep(tx: Tx, transfer: Came, { height, at }: { height: number; at: Date }) {
  const { txid, logIndex, from, address, micro } = transfer
  await sql`
    INSERT INTO usdt_transfer (txid, log_index, block_height, block_at, address, sender, micro)
    VALUES (${txid}, ${logIndex}, ${height}, ${at}, ${address}, ${tronAddress(from)}, ${micro})
    ON CONFLICT (txid, log_index) DO NOTHING
  `.execute(tx)
}
