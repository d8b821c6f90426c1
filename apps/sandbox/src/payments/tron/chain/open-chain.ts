import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import { oneRow } from '../../../games/db/one-row.ts'
import { heightAt, timeOfBlock, type Pace } from './chain-pace.ts'

/** A new chain is as long as this, so that it has a solid head at once. */
const FIRST_HEIGHT = 1_000

/** Transactions wait at least so long for their block, so that none enters one that was shown. */
const WAIT_MS = 300

export type ChainOptions = {
  /** A block is made every so often. */
  blockMs: number
  /** Blocks on top of one that is solid. At least 2, so that there is a tail to replace. */
  solidLag: number
}

export type Chain = {
  /** Tells the chain from any other one. */
  seed: string
  solidLag: number
  head: () => number
  /** The block that a transaction sent now gets into. */
  nextBlock: () => number
  timeOf: (height: number) => number
}

/** The chain as it was left, grown by the time since; a new one where there is none. */
export async function openChain(books: Pool, { blockMs, solidLag }: ChainOptions): Promise<Chain> {
  const { seed, paces } = await inTransaction(books, async (client) => ({
    seed: await readSeed(client),
    paces: await keepPaces(client, blockMs),
  }))
  return {
    seed,
    solidLag,
    head: () => heightAt(paces, Date.now()),
    nextBlock: () => heightAt(paces, Date.now() + WAIT_MS) + 1,
    timeOf: (height) => timeOfBlock(paces, height),
  }
}

/** The row stays locked, so that nobody else opens the chain at the same time. */
async function readSeed(client: PoolClient): Promise<string> {
  const seed = randomBytes(16).toString('hex')
  const upserted = await client.query<{ seed: string }>(
    `insert into tron.chain (seed) values ($1)
     on conflict (is_only) do update set seed = chain.seed returning seed`,
    [seed],
  )
  return oneRow(upserted).seed
}

/** The paces until now, with the one that is wanted from now on as the last. */
async function keepPaces(client: PoolClient, blockMs: number): Promise<Pace[]> {
  const paces = await readPaces(client)
  const last = paces.at(-1)
  if (last?.blockMs === blockMs) return paces
  const next = last ? paceFromNow(paces, blockMs) : firstPace(blockMs)
  await client.query(
    `insert into tron.pace (from_height, from_ms, block_ms) values ($1, $2, $3)
     on conflict (from_height) do update set block_ms = $3`,
    [next.fromHeight, next.fromMs, blockMs],
  )
  return readPaces(client)
}

async function readPaces(client: PoolClient): Promise<Pace[]> {
  const { rows } = await client.query<{ from_height: string; from_ms: string; block_ms: number }>(
    'select from_height, from_ms, block_ms from tron.pace order by from_height',
  )
  return rows.map(({ from_height, from_ms, block_ms }) => ({
    fromHeight: Number(from_height),
    fromMs: Number(from_ms),
    blockMs: block_ms,
  }))
}

function firstPace(blockMs: number): Pace {
  const nowMs = Math.floor(Date.now() / blockMs) * blockMs
  return { fromHeight: 0, fromMs: nowMs - FIRST_HEIGHT * blockMs, blockMs }
}

function paceFromNow(paces: readonly Pace[], blockMs: number): Pace {
  const fromHeight = heightAt(paces, Date.now())
  return { fromHeight, fromMs: timeOfBlock(paces, fromHeight), blockMs }
}
