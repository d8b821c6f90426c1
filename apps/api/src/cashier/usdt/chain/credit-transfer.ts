import { lockRate, usdtText, usdtWorth, wayToCredit, type OutsideKey } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { creditDeposit } from '../../flows/credit-deposit.ts'
import type { Payment } from '../../payments/lock-payment.ts'
import { lockRequest, type UsdtRequest } from './lock-request.ts'
import { lockTransfer, type WaitingTransfer } from './lock-transfer.ts'
import { recordUnasked } from './record-unasked.ts'
import { tellDifference } from './tell-difference.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/**
 * Credits what came, whatever was asked for: to the open request at its rate, to one that has run
 * out at the lower one, and as a deposit of its own where nobody had asked. Once for ever.
 */
export function creditTransfer(ports: Ports, id: bigint): Promise<void> {
  return inTransaction(ports.db, async (tx) => {
    const transfer = await lockTransfer(tx, id)
    if (!transfer) return
    const request = await lockRequest(tx, transfer)
    const { usdt_rate: currentRate } = await readSettings(tx)
    const asked = request && {
      rate: request.rate,
      isOpen: request.isOpen,
      askedAtMs: request.payment.createdAt.getTime(),
    }
    const arrivedAtMs = transfer.at.getTime()
    const rate = lockRate({ request: asked, arrivedAtMs, currentRate })
    const settledMinor = usdtWorth(transfer.micro, rate)
    if (settledMinor === 0n) return leaveAsDust(tx, transfer)
    await credit(ports, tx, { transfer, request, rate, settledMinor })
  })
}

type Counted = {
  transfer: WaitingTransfer
  request: UsdtRequest | null
  rate: string
  settledMinor: bigint
}

const actor = 'tron' satisfies OutsideKey

/** The chain is the partner: its solid block is the answer to our own question (law 12). */
async function credit(ports: Ports, tx: Tx, counted: Counted) {
  const { transfer, request, rate, settledMinor } = counted
  const at = ports.clock.now()
  const payment =
    request?.payment ?? (await recordUnasked(tx, { transfer, amountMinor: settledMinor, at }))
  await keep(tx, payment, counted)
  const way = wayToCredit(payment.state, 'partner')
  if (way.length === 0) throw new Error(`payment ${payment.reference}: no way to its credit`)
  const note = `${usdtText(transfer.micro)} USDT, 1 USDT = ${rate} BDT`
  const move = { way, source: 'partner', actor, note, at } as const
  await creditDeposit(ports, tx, { payment, settledMinor, move })
  await tellDifference(tx, payment, { ...counted, request })
}

async function keep(tx: Tx, { id }: Payment, { transfer, rate }: Counted) {
  await sql`
    UPDATE payment SET trx_id = ${transfer.txid.toUpperCase()}, payer = ${transfer.sender}
    WHERE id = ${id}
  `.execute(tx)
  await sql`
    UPDATE usdt_transfer SET outcome = 'credited', payment_id = ${id}, rate = ${rate}
    WHERE id = ${transfer.id}
  `.execute(tx)
}

/** Less than a paisa: there is nothing that could be credited. */
async function leaveAsDust(tx: Tx, { id }: WaitingTransfer) {
  await sql`UPDATE usdt_transfer SET outcome = 'dust' WHERE id = ${id}`.execute(tx)
}
