import { readTransfers, type BlockName, type Transfer } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { tronAddress } from '../addresses/tron-address.ts'
import type { SolidBlock } from '../node/tron-node.ts'
import { keepOutgoing } from '../sweeps/keep-outgoing.ts'
import { stepCursor } from './chain-cursor.ts'

type Ports = { clock: Clock; db: Db }

type Read = { last: BlockName; next: SolidBlock; contract: string; sweepTo: string | null }

type Moved = Omit<Transfer, 'from' | 'to'> & { sender: string; receiver: string; feeSun: number }

/**
 * Keeps what a block brought to our addresses, and what left them, together with the step to it
 * (law 12).
 */
export function storeBlock(ports: Ports, { last, next, contract, sweepTo }: Read): Promise<void> {
  const { block, infos } = next
  const fees = new Map(infos.map(({ id, fee = 0 }) => [id, fee]))
  const moved = readTransfers(infos, contract).map(({ from, to, ...transfer }): Moved => {
    const feeSun = fees.get(transfer.txid) ?? 0
    return { ...transfer, sender: tronAddress(from), receiver: tronAddress(to), feeSun }
  })
  return inTransaction(ports.db, async (tx) => {
    await stepCursor(tx, last, block, ports.clock.now())
    if (moved.length === 0) return
    const seen = { height: block.height, at: new Date(block.atMs), sweepTo }
    const ours = await ownAddresses(tx, moved)
    for (const one of moved) {
      const outcome = ours.has(one.sender) ? 'own' : 'waiting'
      if (ours.has(one.receiver)) await keep(tx, one, { ...seen, outcome })
      if (ours.has(one.sender)) await keepOutgoing(tx, { ...one, address: one.sender }, seen)
    }
  })
}

/** Which of the two ends are addresses that we gave to players. */
async function ownAddresses(tx: Tx, moved: readonly Moved[]): Promise<ReadonlySet<string>> {
  const addresses = moved.flatMap(({ sender, receiver }) => [sender, receiver])
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM usdt_address WHERE address = ANY(${addresses}::text[])
  `.execute(tx)
  return new Set(rows.map(({ address }) => address))
}

type Came = { height: number; at: Date; outcome: 'waiting' | 'own' }

async function keep(tx: Tx, came: Moved, { height, at, outcome }: Came) {
  const { txid, logIndex, sender, receiver, micro } = came
  await sql`
    INSERT INTO usdt_transfer (txid, log_index, block_height, block_at, address, sender, micro,
      outcome)
    VALUES (${txid}, ${logIndex}, ${height}, ${at}, ${receiver}, ${sender}, ${micro}, ${outcome})
    ON CONFLICT (txid, log_index) DO NOTHING
  `.execute(tx)
}
