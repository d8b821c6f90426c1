import type { Calls } from '@maidan/contract'
import { showOfferedNumber } from '../flows/show-offered-number.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const showWalletNumber: Handler<Calls['showWalletNumber']> = async (
  ctx,
  { player, params, ip },
) => {
  const { playerId } = player
  await ctx.limits.take('walletNumberPerPlayer', playerId.toString())
  return {
    account_number: await showOfferedNumber(ctx, { playerId, accountId: BigInt(params.id), ip }),
  }
}
