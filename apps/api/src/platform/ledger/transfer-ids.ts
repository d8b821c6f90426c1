import { declare, type Run } from '../database/statement.ts'

/** Ids that one value of the sequence stands for. */
const BLOCK = 1000n

/** Ids that this process may still deal. A gap after a crash is harmless. */
export type TransferIds = { next: bigint; end: bigint }

export function noTransferIds(): TransferIds {
  return { next: 0n, end: 0n }
}

const blockStatement = declare<{ start: bigint }>(
  'ledger_transfer_block',
  `SELECT nextval('transfer_block') AS start`,
)

/** Deals `count` ids, fetching a block from the database when the process has none left. */
export async function dealTransferIds(
  run: Run,
  ids: TransferIds,
  count: number,
): Promise<bigint[]> {
  const dealt: bigint[] = []
  while (dealt.length < count) {
    if (ids.next >= ids.end) await fetchBlock(run, ids)
    dealt.push(ids.next)
    ids.next += 1n
  }
  return dealt
}

async function fetchBlock(run: Run, ids: TransferIds) {
  const [block] = await run(blockStatement, [])
  if (!block) throw new Error('the sequence of transfers gave no block')
  ids.next = block.start
  ids.end = block.start + BLOCK
}
