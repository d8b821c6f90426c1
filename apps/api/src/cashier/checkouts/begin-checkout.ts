import { CHECKOUT, walletNumber, type PartnerKey } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { checkPromotion } from '../../bonuses/rules/check-promotion.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { checkMainPhone, readOwnPhones } from '../../identity/queries/own-phones.ts'
import { requireAge } from '../../identity/queries/require-age.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { brokenConstraint, inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { checkDepositLimit } from '../../protection/limits/check-deposit-limit.ts'
import { findMethod, type OfferedMethod } from '../deposits/find-method.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartner } from '../partners/payment-partner.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { chooseMethod } from '../routes/choose-method.ts'
import { newReference } from '../payments/new-reference.ts'
import { checkDayRoom } from '../payments/check-day-room.ts'
import { checkRange, readAmount } from '../payments/read-amount.ts'
import { writeEvent } from '../payments/write-event.ts'
import { findOpenCheckout } from './find-open-checkout.ts'
import { recordBegun } from './record-begun.ts'

type Ports = {
  clock: Clock
  db: Db
  ledger: Ledger
  limits: Limits
  partners: PaymentPartners
  partnerHealth: PartnerHealth
}

type Requested = {
  playerId: bigint
  currency: Currency
  method: string
  amount: string | number
  promotionId: string | number
  /** Where the player has the site open. */
  siteOrigin: string
}

/** If the process dies between writing the intent and the partner's answer, somebody asks after this. */
const FIRST_ASK_MS = 60_000

/**
 * Starts a deposit on a partner's own page and answers its address. The intent is written before the
 * partner hears of it (law 11). The same request again, while the page can still be paid, answers
 * the same address; any other one is refused while a deposit is pending.
 */
export async function beginCheckout(ports: Ports, requested: Requested): Promise<Begun> {
  await ports.limits.take('depositPerPlayer', requested.playerId.toString())
  const asked = await findMethod(ports.db, {
    name: requested.method,
    currency: requested.currency,
  })
  const amountMinor = readAmount(requested.amount, requested.currency)
  const { key, method } = await chooseMethod(ports, asked, amountMinor)
  const partner = ports.partners.find(key)
  if (!partner) throw new Refusal('METHOD_UNAVAILABLE')
  const wanted = { ...requested, asked, method, key, partner, amountMinor }
  const written = await writeIntent(ports, wanted)
  if (written.kind === 'open') return { reference: written.reference, url: written.url }
  const { reference, intent } = written
  const begun = await partner.begin(intent)
  await ports.partnerHealth.note(key, begun.kind)
  const { paymentId } = written
  const isOpen = await recordBegun(ports, { paymentId, begun, openForMs: partner.openForMs })
  if (begun.kind === 'presented' && isOpen) return { reference, url: begun.url }
  if (begun.kind === 'presented') throw new Refusal('STATE_CHANGED')
  const params = { method: method.name }
  throw new Refusal(begun.kind === 'refused' ? 'PARTNER_REFUSED' : 'PARTNER_SILENT', { params })
}

type Begun = { reference: string; url: string }

type Wanted = Omit<Requested, 'method' | 'amount'> & {
  /** What the player asked for, and by what it goes. */
  asked: OfferedMethod
  method: OfferedMethod
  key: PartnerKey
  partner: PaymentPartner
  amountMinor: bigint
}

async function writeIntent(ports: Ports, wanted: Wanted) {
  try {
    return await inTransaction(ports.db, (tx) => writeIn(ports, tx, wanted))
  } catch (error) {
    if (brokenConstraint(error) === 'payment_one_pending') throw new Refusal('DEPOSIT_PENDING')
    throw error
  }
}

async function writeIn(ports: Ports, tx: Tx, wanted: Wanted) {
  const { asked, method, currency, key, amountMinor } = wanted
  const at = ports.clock.now()
  const player = await lockPlayer(tx, wanted.playerId)
  const phones = await readOwnPhones(tx, player.id)
  checkMainPhone(phones)
  await requireNoBreak(tx, player.id, at)
  const promotion = BigInt(/^\d{1,18}$/.test(String(wanted.promotionId)) ? wanted.promotionId : 0)
  const same = { player, methodKey: asked.key, amountMinor, promotionId: promotion, at }
  const open = await findOpenCheckout(tx, same)
  if (open) return { kind: 'open', ...open } as const
  const { depositMinMinor: minMinor, depositMaxMinor: maxMinor } = method
  checkRange(amountMinor, { minMinor, maxMinor, currency })
  // It counts in the day of what was chosen and of what takes it.
  const deposit = { playerId: player.id, direction: 'deposit', at } as const
  for (const each of [asked, method])
    await checkDayRoom(tx, { ...deposit, method: each }, amountMinor)
  await checkDepositLimit(tx, { playerId: player.id, currency, amountMinor, at })
  requireAge(player, at)
  const chosen = { promotionId: wanted.promotionId, amountMinor, methodKey: asked.key, at }
  const promotionId = await checkPromotion(tx, player, chosen)
  const phone = walletNumber(phones[0]?.phone ?? '', method.currency)
  const written = { player, asked, method, key, amountMinor, phone, promotionId, at }
  const { paymentId, reference } = await insertPayment(tx, written)
  const addresses = ports.partners.addressesOf(key, wanted.siteOrigin)
  const wallet = asked.key
  const intent = { reference, amountMinor, currency, phone, wallet, at, ...addresses }
  return { kind: 'written', paymentId, reference, intent } as const
}

type Written = {
  player: MoneyPlayer
  asked: OfferedMethod
  method: OfferedMethod
  key: PartnerKey
  amountMinor: bigint
  phone: string
  promotionId: bigint | null
  at: Date
}

async function insertPayment(tx: Tx, written: Written) {
  const { player, asked, method, key, amountMinor, phone, promotionId, at } = written
  const askedKey = asked.key === method.key ? null : asked.key
  const reference = newReference('deposit')
  const dueAt = new Date(at.getTime() + FIRST_ASK_MS)
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payment (reference, player_id, direction, state, method_key, channel, currency,
      amount_minor, account_number, promotion_id, asked_key, partner, partner_due_at, created_at,
      updated_at)
    VALUES (${reference}, ${player.id}, 'deposit', 'created', ${method.key}, ${CHECKOUT},
      ${player.currency}, ${amountMinor}, ${phone}, ${promotionId}, ${askedKey}, ${key}, ${dueAt},
      ${at}, ${at})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? 0n
  const actor = player.username
  await writeEvent(tx, { paymentId, state: 'created', source: 'player', actor, at })
  await tellPlayer(tx, player.id, { type: 'transaction', transaction_id: reference, key: '0' })
  return { paymentId, reference }
}
