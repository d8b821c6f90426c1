import { isElsewhere } from '@maidan/cashier'
import { playerCountry } from '../../identity/queries/player-country.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'

/**
 * Promotions without those that are for players of other countries. Where a guest is from nobody knows:
 * they see all, and each says whom it is for.
 */
export async function shownTo<One extends { countries?: string[] | undefined }>(
  db: Db,
  player: Pick<PlayerIdentity, 'playerId'> | null,
  promotions: readonly One[],
): Promise<One[]> {
  if (!player || promotions.every(({ countries }) => countries === undefined))
    return [...promotions]
  const country = await playerCountry(db, player.playerId)
  return promotions.filter(({ countries = [] }) => !isElsewhere({ countries }, country))
}
