import type { Calls } from '@maidan/contract'
import { claimReferralBonus } from '../flows/claim-referral-bonus.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const cashClaim: Handler<Calls['cashClaim']> = async (ctx, { player }) => {
  await claimReferralBonus(ctx, player.playerId)
  return { success: true, message: 'Bonus Claimed successfully.' }
}
