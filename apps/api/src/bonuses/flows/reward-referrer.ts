import { isReferralElsewhere } from '@maidan/cashier'
import { HOME_CURRENCY, readCountryList } from '@maidan/contract'
import { amountOf, moneyText } from '@maidan/money'
import { sql } from 'kysely'
import { notifyPlayer } from '../../cashier/payments/notify-player.ts'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import { playerCountry } from '../../identity/queries/player-country.ts'
import type { Tx } from '../../platform/database/db.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { isOnOwnBreak } from '../../protection/breaks/read-break.ts'
import { areBonusesStopped } from '../queries/bonuses-stopped.ts'
import { maskUsername } from '../rules/mask-username.ts'

type Reward = { friend: MoneyPlayer; referrer: MoneyPlayer; at: Date }

/**
 * Gives the referrer their reward for a friend who has played, once per friend, and tells them; false
 * if there is none to give. It is set in the currency of the house, and a referrer whose account is in
 * another one gets none, nor where one of the two is offered no bonuses or is from a country that it is
 * not for. Whoever is on a break gets it afterwards. Both rows are locked.
 */
export async function rewardReferrer(tx: Tx, { friend, referrer, at }: Reward): Promise<boolean> {
  if (referrer.currency !== HOME_CURRENCY) return false
  if (await isOnOwnBreak(tx, referrer.id, at)) return false
  if (await areBonusesStopped(tx, [friend.id, referrer.id])) return false
  const { referral_reward, referral_countries } = await readSettings(tx)
  const amountMinor = amountOf(referral_reward, HOME_CURRENCY)
  if (amountMinor === 0n) return false
  const countries = {
    referrer: await playerCountry(tx, referrer.id),
    friend: await playerCountry(tx, friend.id),
  }
  if (isReferralElsewhere({ countries: readCountryList(referral_countries) }, countries))
    return false
  const { rows } = await sql`
    INSERT INTO referral_reward (referee_id, referrer_id, amount_minor, created_at)
    VALUES (${friend.id}, ${referrer.id}, ${amountMinor}, ${at})
    ON CONFLICT (referee_id) DO NOTHING RETURNING referee_id
  `.execute(tx)
  if (rows.length === 0) return false
  await sql`
    UPDATE player SET referral_bonus_minor = referral_bonus_minor + ${amountMinor}
    WHERE id = ${referrer.id}
  `.execute(tx)
  const amount = moneyText(amountMinor, HOME_CURRENCY)
  const name = maskUsername(friend.username)
  await notifyPlayer(tx, referrer, { code: 'referralEarned', params: { amount, friend: name } })
  return true
}
