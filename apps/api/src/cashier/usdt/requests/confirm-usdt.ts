import { paymentMethods } from '@maidan/cashier'
import { parseAmount } from '@maidan/money'
import { sql } from 'kysely'
import { checkPromotion } from '../../../bonuses/rules/check-promotion.ts'
import { lockPlayer, type MoneyPlayer } from '../../../identity/queries/lock-players.ts'
import {
  checkMainPhone,
  readOwnPhones,
  readOwnWallet,
} from '../../../identity/queries/own-phones.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fieldRefusal, Refusal } from '../../../platform/http/refusal.ts'
import { isOnOwnBreak } from '../../../protection/breaks/read-break.ts'
import { lockPayment, type Payment } from '../../payments/lock-payment.ts'
import { writeEvent } from '../../payments/write-event.ts'

type Ports = { clock: Clock; db: Db }

type Confirmed = {
  playerId: bigint
  /** The request, by its reference or by what was asked for. */
  request: { reference: string } | { amount: string | number; promotionId: string | number }
  /** The player's own phone, as the documents have it. */
  number: string
  /** What their wallet calls the transfer; empty if they do not say. */
  txid: string
}

const TXID = /^(0x)?[0-9a-f]{64}$/
const DAY_MS = 24 * 3_600_000

/**
 * Takes a player's word that they have sent the dollars, and answers the reference of their request.
 * It moves nothing: only the chain does, whether they say something or not.
 */
export function confirmUsdt(ports: Ports, confirmed: Confirmed): Promise<string> {
  return inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    const payment = await lockPayment(tx, await findRequest(tx, confirmed, at), 'deposit')
    const player = await lockPlayer(tx, confirmed.playerId)
    await checkNumber(tx, player, confirmed.number)
    const txid = readTxid(confirmed.txid)
    if (payment.state !== 'presented') return payment.reference
    if (txid !== '') await noteTxid(tx, { payment, player, txid, at })
    if ('promotionId' in confirmed.request && !(await isOnOwnBreak(tx, player.id, at)))
      await takePromotion(tx, { payment, player, at }, confirmed.request.promotionId)
    return payment.reference
  })
}

async function findRequest(tx: Tx, { playerId, request }: Confirmed, at: Date): Promise<bigint> {
  const reference = 'reference' in request ? request.reference : null
  const amount = 'amount' in request ? parseAmount(request.amount, 'USDT') : null
  const micro = amount?.ok ? amount.minor : null
  const { rows } = await sql<{ id: bigint }>`
    SELECT id FROM payment
    WHERE player_id = ${playerId} AND method_key = 'usdt' AND direction = 'deposit'
      AND usdt_micro IS NOT NULL AND (reference = ${reference} OR usdt_micro = ${micro})
      AND created_at > ${new Date(at.getTime() - DAY_MS)}
    ORDER BY id DESC LIMIT 1
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return row.id
}

async function checkNumber(tx: Tx, player: MoneyPlayer, number: string) {
  const phones = await readOwnPhones(tx, player.id)
  checkMainPhone(phones)
  const method = paymentMethods.find(({ key }) => key === 'usdt')
  if (method) readOwnWallet(number, { phones, method })
}

function readTxid(typed: string): string {
  const txid = typed.trim().toLowerCase()
  if (txid !== '' && !TXID.test(txid)) throw fieldRefusal('TRX_ID_INVALID', 'transaction_id')
  return txid.replace(/^0x/, '')
}

type Told = { payment: Payment; player: MoneyPlayer; at: Date }

/** For whoever looks at the request later; said twice it stands once. */
async function noteTxid(tx: Tx, { payment, player, txid, at }: Told & { txid: string }) {
  const { id: paymentId, state } = payment
  const { rows } = await sql`
    SELECT 1 FROM payment_event WHERE payment_id = ${paymentId} AND note = ${txid}
  `.execute(tx)
  if (rows.length > 0) return
  const actor = player.username
  await writeEvent(tx, { paymentId, state, source: 'player', actor, note: txid, at })
}

/** In the list shape the promotion is named only here. */
async function takePromotion(tx: Tx, { payment, player, at }: Told, promotionId: string | number) {
  const { id, amountMinor, methodKey } = payment
  const chosen = { promotionId, amountMinor, methodKey, at }
  const promotion = await checkPromotion(tx, player, chosen)
  await sql`UPDATE payment SET promotion_id = ${promotion} WHERE id = ${id}`.execute(tx)
}
