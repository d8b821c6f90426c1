import type { PlayTerms } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'
import { grantBonus, type Bonus } from '../flows/grant-bonus.ts'
import { bonusAccount } from './bonus-account.ts'

const DAY_MS = 24 * 3_600_000

type Ports = { ledger: Ledger }

/** A bonus with what it asks for; nothing to stake makes it the player's own money at once. */
export type GivenBonus = Omit<Bonus, 'keptIn'> & {
  requiredMinor: bigint
  /** Whether their own money and other bonuses wait for the turnover; true unless nobody asked for it. */
  binds?: boolean
  /** How many days the turnover may take, what counts how much towards it, and the largest bet meanwhile. */
  terms: PlayTerms & { bonusDays: number; betMaxMinor: bigint }
}

/**
 * Gives a locked player a bonus: kept apart until its turnover is done, with the record of both.
 * Days, weights, least odds and largest bet are those that it begins with, whatever becomes of the promotion.
 */
export async function keepBonus(
  ports: Ports,
  tx: Tx,
  { requiredMinor, terms, binds = true, ...given }: GivenBonus,
): Promise<{ id: bigint; reference: string }> {
  if (requiredMinor === 0n) return grantBonus(ports, tx, given)
  const { player, amountMinor, at } = given
  const keptIn = await bonusAccount(tx, player)
  const bonus = await grantBonus(ports, tx, { ...given, keptIn })
  await sql`
    INSERT INTO turnover (player_id, bonus_id, status, required_minor, remaining_minor, weights,
      odds_min_centi, bet_max_minor, created_at, kept_minor, expires_at, binds)
    VALUES (${player.id}, ${bonus.id}, 'active', ${requiredMinor}, ${requiredMinor},
      ${JSON.stringify(terms.weights)}::jsonb, ${terms.oddsMinCenti}, ${terms.betMaxMinor}, ${at}, ${amountMinor},
      ${new Date(at.getTime() + terms.bonusDays * DAY_MS)}, ${binds})
  `.execute(tx)
  await tellPlayer(tx, player.id, { type: 'turnover' })
  return bonus
}
