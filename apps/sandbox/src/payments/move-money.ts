import type { PoolClient } from 'pg'
import { PLAY_MONEY_MINOR } from './add-play-money.ts'
import { mint } from './mint.ts'
import { openWallet } from './open-wallet.ts'
import { tellPhone } from './phone/tell-phone.ts'
import type { TransferRow } from './transfer.ts'
import { WalletError } from './wallet-error.ts'
import { writeTransfer, type Sending } from './write-transfer.ts'

/** Moves play money between two numbers within a transaction; the same request moves it once. */
export async function moveMoney(client: PoolClient, sending: Sending): Promise<TransferRow> {
  if (sending.from === sending.to) throw new WalletError('SAME_NUMBER')
  await openBoth(client, sending)
  const repeated = await findRepeated(client, sending)
  if (repeated) return repeated
  await moveBalance(client, sending)
  const row = await writeTransfer(client, sending)
  await tellPhone(client, row)
  return row
}

/** Locks both accounts in one order; whoever sends for the first time has money to send. */
async function openBoth(client: PoolClient, { wallet, from, to }: Sending) {
  for (const number of [from, to].toSorted(byText)) {
    const fresh = await openWallet(client, { wallet, number })
    if (fresh && number === from)
      await mint(client, { wallet, number, amountMinor: PLAY_MONEY_MINOR })
  }
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

function byText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
