import { roundsLeft, type FreeGrant } from '../../games/free-rounds/free-grant.ts'
import type { FreeBetsView } from '../book-api.ts'

/** A grant of free bets as the slip offers it. */
export function freeBetsView(grant: FreeGrant): FreeBetsView {
  return {
    grantId: grant.id,
    stakeMinor: String(grant.betMinor),
    left: roundsLeft(grant),
    expiresAt: grant.expiresAt.toISOString(),
  }
}
