import type { Pool, PoolClient } from 'pg'
import type { TronNode } from '../node/tron-node.ts'
import { PLAY_WALLET } from '../transactions/play-addresses.ts'
import { tokenBalance } from '../transactions/token-balance.ts'

/** Play money that a person gets at a tap, and in a wallet that is new: ten thousand. */
const PLAY_MONEY_MICRO = 10_000_000_000n

/** Opens the play wallet if it is not there and locks it. */
export async function lockPlayWallet(client: PoolClient): Promise<void> {
  await openPlayWallet(client)
  await client.query('select 1 from tron.wallet where address = $1 for update', [PLAY_WALLET])
}

/** Gives the play wallet more play money. */
export async function givePlayMoney(books: Pool): Promise<void> {
  await openPlayWallet(books)
  await books.query('update tron.wallet set given_micro = given_micro + $2 where address = $1', [
    PLAY_WALLET,
    PLAY_MONEY_MICRO,
  ])
}

/** What the play wallet holds; what a replaced block had taken from it is there again. */
export async function playBalance(db: Pool | PoolClient, node: TronNode): Promise<bigint> {
  const { rows } = await db.query<{ given_micro: string }>(
    'select given_micro from tron.wallet where address = $1',
    [PLAY_WALLET],
  )
  const given = BigInt(rows[0]?.given_micro ?? PLAY_MONEY_MICRO)
  return given + (await tokenBalance(db, node, PLAY_WALLET))
}

async function openPlayWallet(db: Pool | PoolClient): Promise<void> {
  await db.query(
    'insert into tron.wallet (address, given_micro) values ($1, $2) on conflict do nothing',
    [PLAY_WALLET, PLAY_MONEY_MICRO],
  )
}
