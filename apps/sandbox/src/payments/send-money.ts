import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../games/db/in-transaction.ts'
import { oneRow } from '../games/db/one-row.ts'
import { newTrxId } from './new-trx-id.ts'
import { asTransfer, type Transfer, type TransferRow } from './transfer.ts'
import type { WalletKey } from './wallet-brands.ts'
import { WalletError } from './wallet-error.ts'

/** Play money in a wallet that is used for the first time: one lakh. */
const OPENING_MINOR = 10_000_000n

/** Stands for the place that play money comes from. */
const MINT = 'MINT'

export type Sending = {
  wallet: WalletKey
  from: string
  to: string
  type: string
  amountMinor: bigint
  /** The same id again is the same tap, sent twice: the first transfer is answered. */
  requestId?: string | undefined
}

/** Moves play money between two numbers of a wallet and answers the transfer with its TrxID. */
export async function sendMoney(books: Pool, sending: Sending): Promise<Transfer> {
  if (sending.from === sending.to) throw new WalletError('SAME_NUMBER')
  return inTransaction(books, async (client) => {
    await openWallets(client, sending)
    const repeated = await findRepeated(client, sending)
    if (repeated) return asTransfer(repeated)
    await moveBalance(client, sending)
    return asTransfer(await writeTransfer(client, sending))
  })
}

/** Opens what is used for the first time, and locks both accounts in one order. */
async function openWallets(client: PoolClient, { wallet, from, to }: Sending) {
  for (const number of [from, to].toSorted(byText)) {
    const { rowCount } = await client.query(
      `insert into wallets.account (wallet, number, balance_minor) values ($1, $2, $3)
       on conflict do nothing`,
      [wallet, number, number === from ? OPENING_MINOR : 0n],
    )
    if (rowCount === 1 && number === from) await mint(client, wallet, number)
    await client.query(
      'select 1 from wallets.account where wallet = $1 and number = $2 for update',
      [wallet, number],
    )
  }
}

async function mint(client: PoolClient, wallet: WalletKey, number: string) {
  const sending = { wallet, from: MINT, to: number, type: 'Play money', amountMinor: OPENING_MINOR }
  await writeTransfer(client, sending)
}

async function findRepeated(
  client: PoolClient,
  { wallet, from, requestId }: Sending,
): Promise<TransferRow | undefined> {
  if (requestId === undefined) return undefined
  const { rows } = await client.query<TransferRow>(
    'select * from wallets.transfer where wallet = $1 and sender = $2 and request_id = $3',
    [wallet, from, requestId],
  )
  return rows[0]
}

async function moveBalance(client: PoolClient, { wallet, from, to, amountMinor }: Sending) {
  const { rowCount } = await client.query(
    `update wallets.account set balance_minor = balance_minor - $3
     where wallet = $1 and number = $2 and balance_minor >= $3`,
    [wallet, from, amountMinor],
  )
  if (rowCount === 0) throw new WalletError('NOT_ENOUGH_MONEY')
  await client.query(
    'update wallets.account set balance_minor = balance_minor + $3 where wallet = $1 and number = $2',
    [wallet, to, amountMinor],
  )
}

/** An id that another transfer has already is dealt again. */
async function writeTransfer(client: PoolClient, sending: Sending): Promise<TransferRow> {
  const { wallet, from, to, type, amountMinor, requestId } = sending
  const inserted = await client.query<TransferRow>(
    `insert into wallets.transfer (wallet, trx_id, type, sender, receiver, amount_minor, request_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (wallet, trx_id) do nothing returning *`,
    [wallet, newTrxId(wallet), type, from, to, amountMinor, requestId ?? null],
  )
  return inserted.rowCount === 0 ? writeTransfer(client, sending) : oneRow(inserted)
}

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
