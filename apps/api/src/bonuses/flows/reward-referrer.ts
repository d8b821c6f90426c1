import { amountOf, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Payment } from '../../cashier/payments/lock-payment.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { maskUsername } from '../rules/mask-username.ts'
import { readHistory } from '../queries/read-history.ts'

type Reward = { payment: Payment; friend: MoneyPlayer; referrer: MoneyPlayer; at: Date }

/**
 * Gives the referrer their reward at the friend's first credited deposit, once per friend. Nothing
 * for a friend who pays from a number that is the referrer's own. Both rows are locked.
 */
export async function rewardReferrer(tx: Tx, { payment, friend, referrer, at }: Reward) {
  const { referral_reward } = await readSettings(tx)
  const amountMinor = amountOf(referral_reward, referrer.currency)
  if (amountMinor === 0n || (await isOwnNumber(tx, referrer.id, payment.accountNumber))) return
  const history = await readHistory(tx, {
    playerId: friend.id,
    promotionId: 0n,
    exceptPayment: payment.id,
  })
  if (history.depositsCredited > 0n) return
  const { rows } = await sql`
    INSERT INTO referral_reward (referee_id, referrer_id, amount_minor, created_at)
    VALUES (${friend.id}, ${referrer.id}, ${amountMinor}, ${at})
    ON CONFLICT (referee_id) DO NOTHING RETURNING referee_id
  `.execute(tx)
  if (rows.length === 0) return
  await sql`
    UPDATE player SET referral_bonus_minor = referral_bonus_minor + ${amountMinor}
    WHERE id = ${referrer.id}
  `.execute(tx)
  const amount = moneyText(amountMinor, referrer.currency)
  const name = maskUsername(friend.username)
  await notifyPlayer(tx, referrer, { code: 'referralEarned', params: { amount, friend: name } })
}

async function isOwnNumber(tx: Tx, playerId: bigint, number: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player_phone
    WHERE player_id = ${playerId} AND phone = ${`+88${number.slice(0, 11)}`}
  `.execute(tx)
  return rows.length > 0
}
