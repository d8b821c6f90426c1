import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../db/in-transaction.ts'
import type { WalletAnswer } from '../wallet/wallet-answer.ts'
import type { WalletVerb } from '../wallet/wallet-client.ts'

const CALL = z.object({
  session: z.string(),
  transaction_id: z.string().default(''),
  bet_transaction_id: z.string().default(''),
  amount: z.string().default('0'),
})

type Call = z.infer<typeof CALL>
type Purse = { client: PoolClient; session: string; balanceMinor: bigint }

/**
 * What a wallet does, done by a purse of play money in the studio's own database, so that a round is
 * played by the same steps whatever it is played for. A call that comes again is answered as before.
 */
export async function askPurse(db: Pool, verb: WalletVerb, rawBody: string): Promise<WalletAnswer> {
  const call = CALL.parse(JSON.parse(rawBody))
  return inTransaction(db, async (client) => {
    const balanceMinor = await lockPurse(client, call.session)
    if (balanceMinor === null) return refused('SESSION_EXPIRED', 0n)
    const purse = { client, session: call.session, balanceMinor }
    return decide(purse, verb, call)
  })
}

async function decide(purse: Purse, verb: WalletVerb, call: Call): Promise<WalletAnswer> {
  switch (verb) {
    case 'bet':
      return bet(purse, call)
    case 'win':
      return move(purse, call.transaction_id, BigInt(call.amount))
    case 'rollback':
      return move(
        purse,
        call.transaction_id,
        -((await movedBy(purse, call.bet_transaction_id)) ?? 0n),
      )
    case 'balance':
    case 'end-round':
      return done(purse.balanceMinor)
    case 'authenticate':
      return refused('SESSION_EXPIRED', purse.balanceMinor)
  }
}

async function bet(purse: Purse, call: Call): Promise<WalletAnswer> {
  const amountMinor = BigInt(call.amount)
  const isNew = (await movedBy(purse, call.transaction_id)) === null
  if (isNew && amountMinor > purse.balanceMinor)
    return refused('WALLET_NOT_ENOUGH_MONEY', purse.balanceMinor)
  return move(purse, call.transaction_id, -amountMinor)
}

/** Moves the purse once for each transaction; again it says what it said then. */
async function move(purse: Purse, id: string, amountMinor: bigint): Promise<WalletAnswer> {
  const { client, session } = purse
  const before = await client.query<{ balance_minor: string }>(
    `select balance_minor from studio.demo_moves where session = $1 and transaction_id = $2`,
    [session, id],
  )
  const [known] = before.rows
  if (known !== undefined) return done(BigInt(known.balance_minor))
  const balanceMinor = purse.balanceMinor + amountMinor
  await client.query(`update studio.demo_purses set balance_minor = $2 where session = $1`, [
    session,
    balanceMinor,
  ])
  await client.query(
    `insert into studio.demo_moves (session, transaction_id, amount_minor, balance_minor)
     values ($1, $2, $3, $4)`,
    [session, id, amountMinor, balanceMinor],
  )
  return done(balanceMinor)
}

async function movedBy({ client, session }: Purse, id: string): Promise<bigint | null> {
  const { rows } = await client.query<{ amount_minor: string }>(
    `select amount_minor from studio.demo_moves where session = $1 and transaction_id = $2`,
    [session, id],
  )
  return rows[0] === undefined ? null : BigInt(rows[0].amount_minor)
}

async function lockPurse(client: PoolClient, session: string): Promise<bigint | null> {
  const { rows } = await client.query<{ balance_minor: string }>(
    `select balance_minor from studio.demo_purses where session = $1 for update`,
    [session],
  )
  return rows[0] === undefined ? null : BigInt(rows[0].balance_minor)
}

const done = (balanceMinor: bigint): WalletAnswer => ({
  kind: 'done',
  balanceMinor,
  body: { balance: String(balanceMinor) },
})

const refused = (code: string, balanceMinor: bigint): WalletAnswer => ({
  kind: 'refused',
  status: 409,
  code,
  body: { code, balance: String(balanceMinor) },
})
