import { moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Letter } from '../../support/inbox/letter.ts'
import { methodName } from '../deposits/find-method.ts'
import type { Payment } from '../payments/lock-payment.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { movePayment, type Way } from '../payments/move-payment.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { grantPromotion, type GrantedPromotion } from '../../bonuses/flows/grant-promotion.ts'
import { setAside } from '../../protection/floors/set-aside.ts'
import { takeParked } from '../unallocated/take-parked.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { ledger: Ledger }

type Credit = { payment: Payment; settledMinor: bigint; move: Way }

/**
 * Credits a deposit that the caller has locked, inside its transaction: the money that really
 * arrived, the promotion if it still applies, and word to the player. What is above their own limits is
 * set aside, and has no bonus that would bind it.
 */
export async function creditDeposit(ports: Ports, tx: Tx, { payment, settledMinor, move }: Credit) {
  const player = await lockPlayer(tx, payment.playerId)
  await sql`
    UPDATE payment SET settled_minor = ${settledMinor}, statement_due_at = NULL
    WHERE id = ${payment.id}
  `.execute(tx)
  await takeParked(ports, tx, { payment, actor: move.actor, at: move.at })
  const settled = { ...payment, amountMinor: settledMinor }
  await movePayment(ports, tx, { payment: settled, player, move })
  const { at } = move
  const isAbove = await setAside(tx, { payment: settled, player, at })
  const granted = await grantPromotion(ports, tx, { payment: settled, player, isAbove, at })
  await notifyPlayer(tx, player, creditLetter(settled, granted))
}

function creditLetter(
  { amountMinor, currency, askedKey, reference }: Payment,
  granted: GrantedPromotion | null,
): Letter {
  const paid = {
    amount: moneyText(amountMinor, currency),
    method: methodName(askedKey),
    reference,
  }
  if (!granted) return { code: 'credited', params: paid }
  const { promotion, bonusMinor, requiredMinor, freeRounds } = granted
  const offered = { ...paid, promotion }
  if (freeRounds > 0)
    return { code: 'creditedWithFreeRounds', params: { ...offered, rounds: String(freeRounds) } }
  if (bonusMinor === 0n) return { code: 'creditedWithoutBonus', params: offered }
  const bonus = moneyText(bonusMinor, currency)
  const turnover = moneyText(requiredMinor, currency)
  return { code: 'creditedAndKept', params: { ...offered, bonus, turnover } }
}
