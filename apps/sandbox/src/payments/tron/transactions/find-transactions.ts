import type { Pool } from 'pg'
import { PLACE_SQL } from './place-sql.ts'
import { PLAY_WALLET, ROUTER_CALLER } from './play-addresses.ts'
import type { TronTransaction } from './tron-transaction.ts'

const FIELDS_SQL = `txid, owner, contract, data, raw, signature, is_reverted, asked_receiver,
  asked_micro, fault, ${PLACE_SQL} as place,
  coalesce((select jsonb_agg(jsonb_build_object('token', token, 'sender', sender,
      'receiver', receiver, 'amount_micro', amount_micro::text) order by index)
    from tron.transfer where transfer.txid = transaction.txid), '[]') as transfers`

/** The transactions of a block of a chain that is so high, in their order. */
export async function transactionsIn(
  books: Pool,
  head: number,
  block: number,
): Promise<TronTransaction[]> {
  const { rows } = await books.query<TronTransaction>(
    `select ${FIELDS_SQL} from tron.transaction
     where $2 in (block, later_block) and ${PLACE_SQL} = $2 order by number`,
    [head, block],
  )
  return rows
}

/** A transaction that was ever sent, wherever it is now. */
export async function findTransaction(
  books: Pool,
  head: number,
  txid: string,
): Promise<TronTransaction | undefined> {
  const { rows } = await books.query<TronTransaction>(
    `select ${FIELDS_SQL} from tron.transaction where txid = $2`,
    [head, txid],
  )
  return rows[0]
}

/** The last transactions that were sent for the play wallet, newest first. */
export async function lastTransactions(
  books: Pool,
  head: number,
  limit: number,
): Promise<TronTransaction[]> {
  const { rows } = await books.query<TronTransaction>(
    `select ${FIELDS_SQL} from tron.transaction where owner in ($3, $4)
     order by number desc limit $2`,
    [head, limit, PLAY_WALLET, ROUTER_CALLER],
  )
  return rows
}
