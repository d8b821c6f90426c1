import type { Db } from '../../../platform/database/db.ts'
import type pg from 'pg'
import type { Logger } from 'pino'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { declare, runIn } from '../../../platform/database/statement.ts'
import { LIVING, openLifeSign } from './life-sign.ts'

type Ports = { db: Db; pool: pg.Pool; log: Logger }

/** Markets are dealt to so many shards by their ids. */
const SHARDS = 64n
/** The lease of a process that lives, but has not renewed it for so long, may be taken by another. */
const LEASE_MS = 15_000
const RENEW_MS = 5_000

/** Another process owns the markets now; nothing of this batch was written. */
export class LostShard extends Error {}

/** The shard came to this process only now: what is remembered of its markets may be old. */
export class NewShard extends Error {}

export type ShardLease = {
  /** Resolves once the shards that were free at the start are taken. */
  ready: Promise<void>
  /** Whether this process speaks for the market, as far as it knows. */
  owns: (marketId: bigint) => boolean
  /** Whether the shard has come or gone since the market was read. */
  isOutdated: (marketId: bigint) => boolean
  /** Forgets which shards have come and gone: their markets are no longer remembered. */
  forgetChanges: () => void
  /**
   * Keeps the markets' shards for the length of the transaction, or throws: `LostShard` if another
   * process has them, `NewShard` if the markets have to be read anew.
   */
  assertOwner: (tx: Tx, marketIds: readonly bigint[]) => Promise<void>
  close: () => Promise<void>
}

const ownStatement = declare<{ shard: number; epoch: bigint }>(
  'exchange_own_shards',
  `SELECT shard, epoch FROM market_shard WHERE shard = ANY($1::smallint[]) AND owner = $2
  ORDER BY shard FOR SHARE`,
)

/**
 * Owns the shards of markets for this process: rows with an epoch that every batch reads FOR
 * SHARE, so that an owner that was frozen or cut off cannot write after another has taken over.
 */
export function openShardLease(ctx: Ports): ShardLease {
  const { db, pool, log } = ctx
  const owner = randomUUID()
  const lifeSign = openLifeSign(pool, owner)
  const changed = new Set<bigint>()
  let epochs = new Map<bigint, bigint>()

  async function take() {
    await lifeSign.show()
    const { rows } = await sql<{ shard: number; epoch: bigint }>`
      UPDATE market_shard SET leased_until = now() + ${LEASE_MS} * interval '1 ms',
        epoch = CASE WHEN owner = ${owner} THEN epoch ELSE epoch + 1 END, owner = ${owner}
      WHERE owner = ${owner} OR leased_until < now()
        OR hashtextextended(owner, 0) NOT IN (${sql.raw(LIVING)})
      RETURNING shard, epoch
    `.execute(db)
    const taken = new Map(rows.map(({ shard, epoch }) => [BigInt(shard), epoch]))
    for (const shard of new Set([...epochs.keys(), ...taken.keys()]))
      if (epochs.get(shard) !== taken.get(shard)) changed.add(shard)
    epochs = taken
  }

  const renew = () =>
    take().catch((error: unknown) => log.warn({ err: error }, 'the markets’ lease was not renewed'))
  let renewal = renew()
  const timer = setInterval(() => {
    renewal = renew()
  }, RENEW_MS)

  return {
    ready: renewal,
    owns: (marketId) => epochs.has(marketId % SHARDS),
    isOutdated: (marketId) => changed.has(marketId % SHARDS),
    forgetChanges: () => changed.clear(),
    async assertOwner(tx, marketIds) {
      const shards = [...new Set(marketIds.map((id) => id % SHARDS))]
      if (shards.some((shard) => !epochs.has(shard))) await take()
      const rows = await runIn(tx)(ownStatement, [shards.map(Number), owner])
      if (rows.length !== shards.length || !rows.every(isOurs))
        throw new LostShard('another process owns the markets')
      if (shards.some((shard) => changed.has(shard)))
        throw new NewShard('the markets have to be read anew')
    },
    async close() {
      clearInterval(timer)
      await renewal
      await sql`
        UPDATE market_shard SET leased_until = '-infinity' WHERE owner = ${owner}
      `.execute(db)
      await lifeSign.close()
    },
  }

  function isOurs({ shard, epoch }: { shard: number; epoch: bigint }): boolean {
    return epochs.get(BigInt(shard)) === epoch
  }
}
