import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/open-database.ts'

/** Markets are dealt to so many shards by their ids. */
const SHARDS = 64n
/** A lease that is not renewed for so long may be taken by another process. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000

/** Another process owns the markets now; nothing of this batch was written. */
export class LostShard extends Error {}

export type ShardLease = {
  /** Keeps the markets' shards for the length of the transaction, or throws `LostShard`. */
  assertOwner: (tx: Tx, marketIds: readonly bigint[]) => Promise<void>
  close: () => Promise<void>
}

/**
 * Owns the shards of markets for this process: rows with an epoch that every batch reads FOR
 * SHARE, so that an owner that was frozen or cut off cannot write after another has taken over.
 * `onLost` is called when what is remembered of the markets may be out of date.
 */
export function openShardLease(
  { db, log }: Pick<Context, 'db' | 'log'>,
  onLost: () => void,
): ShardLease {
  const owner = randomUUID()
  let epochs = new Map<bigint, bigint>()

  async function take() {
    const { rows } = await sql<{ shard: number; epoch: bigint }>`
      UPDATE market_shard SET leased_until = now() + ${LEASE_MS} * interval '1 ms',
        epoch = CASE WHEN owner = ${owner} THEN epoch ELSE epoch + 1 END, owner = ${owner}
      WHERE owner = ${owner} OR leased_until < now()
      RETURNING shard, epoch
    `.execute(db)
    const taken = new Map(rows.map(({ shard, epoch }) => [BigInt(shard), epoch]))
    if ([...epochs].some(([shard, epoch]) => taken.get(shard) !== epoch)) onLost()
    epochs = taken
  }

  const timer = setInterval(() => {
    take().catch((error: unknown) => log.warn({ err: error }, 'the markets’ lease was not renewed'))
  }, RENEW_MS)

  return {
    async assertOwner(tx, marketIds) {
      const shards = [...new Set(marketIds.map((id) => id % SHARDS))]
      if (shards.some((shard) => !epochs.has(shard))) await take()
      const { rows } = await sql<{ shard: number; epoch: bigint }>`
        SELECT shard, epoch FROM market_shard
        WHERE shard = ANY(${shards.map(Number)}::smallint[]) AND owner = ${owner}
        ORDER BY shard FOR SHARE
      `.execute(tx)
      if (rows.length === shards.length && rows.every(isOurs)) return
      onLost()
      throw new LostShard('another process owns the markets')
    },
    async close() {
      clearInterval(timer)
      await sql`
        UPDATE market_shard SET leased_until = '-infinity' WHERE owner = ${owner}
      `.execute(db)
    },
  }

  function isOurs({ shard, epoch }: { shard: number; epoch: bigint }): boolean {
    return epochs.get(BigInt(shard)) === epoch
  }
}
