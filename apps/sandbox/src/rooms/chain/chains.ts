import type { PoolClient } from 'pg'
import type { Queryable } from '../../games/db/queryable.ts'
import type { ChainView } from '../room-api.ts'
import { CHAIN_LENGTH, linksOf, newLastLink } from './link-chain.ts'

/** A chain with what is left of it. `lastLink` is a secret until its round is shown. */
export type Chain = { id: string; length: number; lastLink: string; terminal: string; used: number }

/** When no more links than this are left, the terminal of the chain to follow is announced. */
const ANNOUNCED_AT_LEFT = 100

/** Chains whose links are kept in memory; each is a megabyte. */
const KEPT_CHAINS_MAX = 32

const keptLinks = new Map<string, readonly string[]>()

/** The link of a chain at an index; 0 is the terminal. */
export function linkAt({ lastLink, length }: Pick<Chain, 'lastLink' | 'length'>, index: number) {
  let links = keptLinks.get(lastLink)
  if (links === undefined) {
    const [oldest] = keptLinks.keys()
    if (keptLinks.size >= KEPT_CHAINS_MAX && oldest !== undefined) keptLinks.delete(oldest)
    links = linksOf(lastLink, length)
    keptLinks.set(lastLink, links)
  }
  const link = links[index]
  if (link === undefined) throw new RangeError(`a chain of ${length} links has none at ${index}`)
  return link
}

/**
 * The chain that the next round of a room takes its link from, made on first use; the one to follow
 * is made, and so announced, while some links are still left. Only whoever runs the room may ask.
 */
export async function currentChain(client: PoolClient, game: string): Promise<Chain> {
  const chains = await unusedChains(client, game)
  const [current = await makeChain(client, game), next] = chains
  const left = current.length - current.used
  if (left <= ANNOUNCED_AT_LEFT && next === undefined) await makeChain(client, game)
  return current
}

/** What everybody may know of a room's chain; null before its first round. */
export async function chainView(db: Queryable, game: string): Promise<ChainView | null> {
  const [current, next] = await unusedChains(db, game)
  if (current === undefined) return null
  const { terminal, length, used } = current
  return { terminal, length, used, nextTerminal: next?.terminal ?? null }
}

const COLUMNS = `id, length, last_link as "lastLink", terminal, used`

async function unusedChains(db: Queryable, game: string): Promise<Chain[]> {
  const found = await db.query<Chain>(
    `select ${COLUMNS} from studio.room_chains where game = $1 and used < length order by id limit 2`,
    [game],
  )
  return found.rows
}

async function makeChain(client: PoolClient, game: string): Promise<Chain> {
  const lastLink = newLastLink()
  const terminal = linkAt({ lastLink, length: CHAIN_LENGTH }, 0)
  const made = await client.query<Chain>(
    `insert into studio.room_chains (game, length, last_link, terminal) values ($1, $2, $3, $4)
     returning ${COLUMNS}`,
    [game, CHAIN_LENGTH, lastLink, terminal],
  )
  const [chain] = made.rows
  if (chain === undefined) throw new Error('a chain was not made')
  return chain
}
