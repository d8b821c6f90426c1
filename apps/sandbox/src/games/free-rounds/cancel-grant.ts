import type { ProviderSlug } from '@maidan/contract'
import type { Pool } from 'pg'
import { StudioError } from '../errors/studio-error.ts'
import { findGrant, type FreeGrant } from './free-grant.ts'

/**
 * Takes back what is left of a grant; a round that is under way is played to its end, and what was won
 * stays won. Saying it again changes nothing. Throws GRANT_NOT_FOUND.
 */
export async function cancelGrant(
  db: Pool,
  provider: ProviderSlug,
  id: string,
): Promise<FreeGrant> {
  await db.query(
    `update studio.free_grants set cancelled_at = coalesce(cancelled_at, clock_timestamp())
     where provider = $1 and id = $2`,
    [provider, id],
  )
  const grant = await findGrant(db, provider, id)
  if (grant === null) throw new StudioError('GRANT_NOT_FOUND')
  return grant
}
