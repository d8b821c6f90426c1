import { sql } from 'kysely'
import type { Tx } from '../db/open-database.ts'

/** Ids that one value of the sequence stands for. */
const BLOCK = 1000n

/** Ids that this process may still deal. A gap after a crash is harmless. */
export type TransferIds = { next: bigint; end: bigint }

export function noTransferIds(): TransferIds {
  return { next: 0n, end: 0n }
}

/** Deals `count` ids, fetching a block from the database when the process has none left. */
export async function dealTransferIds(tx: Tx, ids: TransferIds, count: number): Promise<bigint[]> {
  const dealt: bigint[] = []
  while (dealt.length < count) {
    if (ids.next >= ids.end) await fetchBlock(tx, ids)
    dealt.push(ids.next)
    ids.next += 1n
  }
  return dealt
}

async function fetchBlock(tx: Tx, ids: TransferIds) {
  const { rows } = await sql<{ start: bigint }>`SELECT nextval('transfer_block') AS start`.execute(
    tx,
  )
  const start = rows[0]?.start ?? 0n
  ids.next = start
  ids.end = start + BLOCK
}
