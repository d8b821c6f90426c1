import { CHAIN_KEY, RATE_LOCK_MINUTES, TRC20, usdtWorth, walletNumber } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { checkPromotion } from '../../../bonuses/rules/check-promotion.ts'
import { lockPlayer, type MoneyPlayer } from '../../../identity/queries/lock-players.ts'
import { checkMainPhone, readOwnPhones } from '../../../identity/queries/own-phones.ts'
import { requireAge } from '../../../identity/queries/require-age.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Ledger } from '../../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'
import { readSettings } from '../../../platform/settings/read-settings.ts'
import { findMethod } from '../../deposits/find-method.ts'
import type { PartnerHealth } from '../../partners/partner-health.ts'
import { lockPayment } from '../../payments/lock-payment.ts'
import { movePayment } from '../../payments/move-payment.ts'
import { newReference } from '../../payments/new-reference.ts'
import { checkRange, readAmount } from '../../payments/read-amount.ts'
import { writeEvent } from '../../payments/write-event.ts'
import { requireNoBreak } from '../../../protection/breaks/read-break.ts'
import { checkDepositLimit } from '../../../protection/limits/check-deposit-limit.ts'
import { giveAddress } from '../addresses/give-address.ts'
import type { DepositKey } from '../addresses/deposit-key.ts'
import { isFollowing } from '../chain/is-following.ts'
import type { Usdt } from '../open-usdt.ts'
import { lockPending, type PendingRequest } from './lock-pending.ts'

/** The method that all of them are of. */
const METHOD_KEY = 'usdt'

export type RequestPorts = {
  clock: Clock
  db: Db
  ledger: Ledger
  limits: Limits
  partnerHealth: PartnerHealth
  usdt: Usdt | null
}

type Requested = {
  playerId: bigint
  currency: Currency
  method: string
  /** In dollars. */
  amount: string | number
  promotionId: string | number
}

export type RequestedUsdt = { paymentId: bigint; reference: string; address: string }

const LOCK_MS = RATE_LOCK_MINUTES * 60_000

/**
 * Shows a player their own address and promises them the rate of now for half an hour. The same
 * request again, while the promise holds, answers the same; another one takes its place.
 */
export async function requestUsdt(
  ports: RequestPorts,
  requested: Requested,
): Promise<RequestedUsdt> {
  const { playerId, currency } = requested
  await ports.limits.take('walletNumberPerPlayer', playerId.toString())
  const method = await findMethod(ports.db, { name: requested.method, currency })
  const { key } = ports.usdt ?? {}
  if (method.type !== 'chain' || !key) throw new Refusal('METHOD_UNAVAILABLE')
  const seconds = await ports.partnerHealth.restSeconds(CHAIN_KEY)
  if (seconds > 0)
    throw new Refusal('PARTNER_RESTING', { params: { method: method.name, seconds } })
  const micro = readAmount(requested.amount, 'USDT')
  const { depositMinMinor: minMinor, depositMaxMinor: maxMinor } = method
  checkRange(micro, { minMinor, maxMinor, currency: 'USDT' })
  const { promotionId } = requested
  return inTransaction(ports.db, (tx) => openIn(ports, tx, { playerId, micro, promotionId, key }))
}

type Wanted = Pick<Requested, 'playerId' | 'promotionId'> & { micro: bigint; key: DepositKey }

async function openIn(ports: RequestPorts, tx: Tx, wanted: Wanted): Promise<RequestedUsdt> {
  const { playerId, micro, promotionId, key } = wanted
  const at = ports.clock.now()
  if (!(await isFollowing(tx))) throw new Refusal('METHOD_UNAVAILABLE')
  const pending = await lockPending(tx, playerId)
  const player = await lockPlayer(tx, playerId)
  const phones = await readOwnPhones(tx, playerId)
  checkMainPhone(phones)
  await requireNoBreak(tx, playerId, at)
  requireAge(player, at)
  if (pending && isSame(pending, wanted, at)) return shown(pending)
  if (pending) await giveUp(ports, tx, { pending, player, at })
  const { usdt_rate: rate } = await readSettings(tx)
  const amountMinor = usdtWorth(micro, rate)
  await checkDepositLimit(tx, { playerId, currency: player.currency, amountMinor, at })
  const chosen = { promotionId, amountMinor, methodKey: METHOD_KEY, at }
  const promotion = await checkPromotion(tx, player, chosen)
  const address = await giveAddress(tx, { key, playerId, at })
  const phone = walletNumber(phones[0]?.phone ?? '', 'BDT')
  const written = { player, micro, rate, amountMinor, promotion, address, phone, at }
  return present(ports, tx, written)
}

function isSame({ payment, micro, until }: PendingRequest, wanted: Wanted, at: Date): boolean {
  const promotion = (payment.promotionId ?? 0n).toString()
  const asked = String(wanted.promotionId).trim() || '0'
  return micro === wanted.micro && promotion === asked && until > at
}

function shown({ payment, address }: PendingRequest): RequestedUsdt {
  return { paymentId: payment.id, reference: payment.reference, address }
}

type Replaced = { pending: PendingRequest; player: MoneyPlayer; at: Date }

async function giveUp(ports: RequestPorts, tx: Tx, { pending, player, at }: Replaced) {
  const move = { way: ['cancelled'], source: 'player', actor: player.username, at } as const
  await movePayment(ports, tx, { payment: pending.payment, player, move })
}

type Written = {
  player: MoneyPlayer
  micro: bigint
  rate: string
  amountMinor: bigint
  promotion: bigint | null
  address: string
  phone: string
  at: Date
}

async function present(ports: RequestPorts, tx: Tx, written: Written): Promise<RequestedUsdt> {
  const { player, micro, rate, amountMinor, promotion, address, phone, at } = written
  const reference = newReference('deposit')
  const until = new Date(at.getTime() + LOCK_MS)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payment (reference, player_id, direction, state, method_key, channel, currency,
      amount_minor, account_number, promotion_id, partner, pay_until, usdt_micro, usdt_rate,
      usdt_address, created_at, updated_at)
    VALUES (${reference}, ${player.id}, 'deposit', 'created', ${METHOD_KEY}, ${TRC20}, ${player.currency},
      ${amountMinor}, ${phone}, ${promotion}, ${CHAIN_KEY}, ${until}, ${micro}, ${rate}, ${address},
      ${at}, ${at})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? 0n
  const actor = player.username
  await writeEvent(tx, { paymentId, state: 'created', source: 'player', actor, at })
  const payment = await lockPayment(tx, paymentId, 'deposit')
  const move = { way: ['presented'], source: 'partner', actor: CHAIN_KEY, at } as const
  await movePayment(ports, tx, { payment, player, move })
  return { paymentId, reference, address }
}
