import { walletNumber, type MessageFacts } from '@maidan/cashier'
import { HOME_CURRENCY } from '@maidan/contract'
import { amountOf } from '@maidan/money'
import { sql } from 'kysely'
import { readOwnPhones } from '../../identity/queries/own-phones.ts'
import type { Tx } from '../../platform/database/db.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { keptStatement } from '../deposits/kept-statement.ts'
import type { Payment } from '../payments/lock-payment.ts'
import type { ReceivedMessage } from './lock-message.ts'

type Meeting = { payment: Payment; message: ReceivedMessage; at: Date }

/** What the decision needs of a message and the claim of its transaction, both locked. */
export async function gatherFacts(
  tx: Tx,
  { payment, message, at }: Meeting,
): Promise<MessageFacts> {
  const { trxId, amountMinor, sender, how, chain, isTrusted, accountIds } = message
  const { message_credit_max } = await readSettings(tx)
  const phones = await readOwnPhones(tx, payment.playerId)
  const own = phones.flatMap(({ phone, verified }) =>
    verified ? [walletNumber(phone, HOME_CURRENCY)] : [],
  )
  return {
    message: { trxId, amountMinor, sender, how, atMs: message.at.getTime(), chain },
    device: { isTrusted, accountIds },
    claim: {
      trxId: payment.trxId,
      amountMinor: payment.amountMinor,
      wallets: [payment.accountNumber, ...own],
      createdAtMs: payment.createdAt.getTime(),
      ...(await readClaim(tx, payment)),
    },
    nowMs: at.getTime(),
    creditMaxMinor: amountOf(message_credit_max, HOME_CURRENCY),
  }
}

async function readClaim(tx: Tx, { id }: Payment) {
  const { rows } = await sql<{ receiving_account_id: bigint | null; statement: unknown }>`
    SELECT receiving_account_id, statement FROM payment WHERE id = ${id}
  `.execute(tx)
  const [row] = rows
  const statement = keptStatement.nullable().parse(row?.statement ?? null)
  return {
    accountId: row?.receiving_account_id ?? null,
    statementMinor: statement?.found ? BigInt(statement.amountMinor) : null,
  }
}
