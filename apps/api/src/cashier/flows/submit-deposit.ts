import { sql } from 'kysely'
import { brokenConstraint, inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import type { DepositClaim } from '../deposits/deposit-claim.ts'
import { findMethod, listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import { findOffer } from '../deposits/find-offer.ts'
import { lockPlayer, type MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { newReference } from '../payments/new-reference.ts'
import { checkMainPhone, readOwnPhones, readOwnWallet } from '../../identity/queries/own-phones.ts'
import { checkDayRoom } from '../payments/check-day-room.ts'
import { checkRange, readAmount } from '../payments/read-amount.ts'
import { requireAge } from '../../identity/queries/require-age.ts'
import { checkPendingDeposit } from '../deposits/pending-deposit.ts'
import { checkTrxId } from '../deposits/check-trx-id.ts'
import { writeEvent } from '../payments/write-event.ts'
import { confirmUsdt } from '../usdt/requests/confirm-usdt.ts'
import { checkPromotion } from '../../bonuses/rules/check-promotion.ts'
import { isOnOwnBreak } from '../../protection/breaks/read-break.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

/**
 * Claims a manual deposit: the player has paid and names the transaction. Answers its reference. The money
 * has left them, so that neither a break nor a limit of their own keeps it from them: who is on a break can
 * withdraw it, and what is above a limit is set aside when it is credited (law 29).
 * The same claim again, while it is pending, answers the first reference; the unique indexes have
 * the last word when two claims meet.
 */
export async function submitDeposit(ports: Ports, claim: DepositClaim): Promise<string> {
  const player = claim.playerId.toString()
  await ports.limits.take('depositPerPlayer', player)
  if (await isOverChain(ports.db, claim)) return confirmAsked(ports, claim)
  try {
    return await inTransaction(ports.db, (tx) => submitIn(ports, tx, claim))
  } catch (error) {
    const refusal = asRefusal(error)
    if (refusal.code === 'TRX_ID_INVALID' || refusal.code === 'TRX_ID_USED')
      await ports.limits.take('wrongTrxIdPerPlayer', player)
    throw refusal
  }
}

/** What comes over a chain is asked for before it is sent, and credited without a claim. */
async function isOverChain(db: Db, { methodId }: DepositClaim): Promise<boolean> {
  const method = (await listMethods(db)).find(({ id }) => id.toString() === String(methodId))
  return method?.type === 'chain'
}

function confirmAsked(ports: Ports, claim: DepositClaim): Promise<string> {
  const { playerId, amount, promotionId, accountNumber: number, trxId: txid } = claim
  return confirmUsdt(ports, { playerId, request: { amount, promotionId }, number, txid })
}

async function submitIn(ports: Ports, tx: Tx, claim: DepositClaim): Promise<string> {
  const at = ports.clock.now()
  const player = await lockPlayer(tx, claim.playerId)
  const phones = await readOwnPhones(tx, player.id)
  checkMainPhone(phones)
  const repeated = await checkPendingDeposit(tx, claim)
  if (repeated) return repeated
  const amountMinor = readAmount(claim.amount, claim.currency)
  const method = await methodOfClaim(tx, claim, { amountMinor, at })
  if (method.type !== 'manual') throw new Refusal('METHOD_UNAVAILABLE')
  const { depositMinMinor: minMinor, depositMaxMinor: maxMinor } = method
  checkRange(amountMinor, { minMinor, maxMinor, currency: claim.currency })
  await checkDayRoom(tx, { playerId: player.id, method, direction: 'deposit', at }, amountMinor)
  requireAge(player, at)
  const accountNumber = readOwnWallet(claim.accountNumber, { phones, method })
  const trxId = await checkTrxId(tx, { player, method, typed: claim.trxId, at })
  const wanted = (await isOnOwnBreak(tx, player.id, at)) ? 0 : claim.promotionId
  const asked = { promotionId: wanted, amountMinor, methodKey: method.key, at }
  const promotionId = await checkPromotion(tx, player, asked)
  return writeClaim(tx, { player, method, amountMinor, accountNumber, trxId, promotionId, at })
}

/**
 * The method that a player says they have paid by. One that staff have stopped since they were shown where to pay
 * takes their claim all the same: the money is sent.
 */
async function methodOfClaim(
  tx: Tx,
  { playerId, methodId, currency }: DepositClaim,
  { amountMinor, at }: { amountMinor: bigint; at: Date },
): Promise<OfferedMethod> {
  const named = (await listMethods(tx)).find(({ id }) => id.toString() === String(methodId))
  if (named?.status === 'inactive' && named.currency === currency) {
    const offer = await findOffer(tx, { playerId, methodKey: named.key, amountMinor, at })
    if (offer) return named
  }
  return findMethod(tx, { id: methodId, currency })
}

type Checked = {
  player: MoneyPlayer
  method: OfferedMethod
  amountMinor: bigint
  accountNumber: string
  trxId: string
  promotionId: bigint | null
  at: Date
}

async function writeClaim(tx: Tx, checked: Checked): Promise<string> {
  const { player, method, amountMinor, accountNumber, trxId, promotionId, at } = checked
  const offer = await findOffer(tx, { playerId: player.id, methodKey: method.key, amountMinor, at })
  const reference = newReference('deposit')
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO payment (reference, player_id, direction, state, method_key, channel, currency,
      amount_minor, account_number, receiving_account_id, offer_id, trx_id, promotion_id,
      statement_due_at, created_at, updated_at)
    VALUES (${reference}, ${player.id}, 'deposit', 'claimed', ${method.key},
      ${offer?.accountType ?? null}, ${player.currency}, ${amountMinor}, ${accountNumber},
      ${offer?.accountId ?? null}, ${offer?.id ?? null}, ${trxId}, ${promotionId}, ${at}, ${at}, ${at})
    RETURNING id
  `.execute(tx)
  const paymentId = rows[0]?.id ?? 0n
  const actor = player.username
  await writeEvent(tx, { paymentId, state: 'claimed', source: 'player', actor, at })
  await tellPlayer(tx, player.id, { type: 'transaction', transaction_id: reference, key: '0' })
  return reference
}

/** What a broken unique index means to the player; everything else is thrown as it is. */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (brokenConstraint(error) === 'payment_one_pending') return new Refusal('DEPOSIT_PENDING')
  if (brokenConstraint(error) === 'payment_trx_id')
    return fieldRefusal('TRX_ID_USED', 'transaction_id')
  throw error
}
