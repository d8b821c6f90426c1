import type { PoolClient } from 'pg'
import { StudioError } from '../errors/studio-error.ts'
import type { Session } from '../sessions/session.ts'
import { findGrant } from './free-grant.ts'

type Order = { grantId: string; betMinor: bigint }

/**
 * Refuses a round that the player's grant does not have. The grant stays locked until the round is
 * written, so that it is never cancelled or counted in between. Throws GRANT_NOT_FOUND,
 * GRANT_BET_FIXED or GRANT_OVER.
 */
export async function checkFreeRound(
  client: PoolClient,
  { provider, player, game, currency }: Session,
  { grantId, betMinor }: Order,
): Promise<void> {
  await client.query(
    `select 1 from studio.free_grants where provider = $1 and id = $2 for update`,
    [provider, grantId],
  )
  const grant = await findGrant(client, provider, grantId)
  const isOwn = grant?.player === player && grant.game === game && grant.currency === currency
  if (!isOwn) throw new StudioError('GRANT_NOT_FOUND')
  if (grant.betMinor !== betMinor) throw new StudioError('GRANT_BET_FIXED')
  if (grant.state !== 'open') throw new StudioError('GRANT_OVER')
}
