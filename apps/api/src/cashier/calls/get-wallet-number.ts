import type { Calls } from '@maidan/contract'
import { offerAccount } from '../flows/offer-account.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const getWalletNumber: Handler<Calls['getWalletNumber']> = async (
  ctx,
  { player, query },
) => {
  const { playerId, currency } = player
  await ctx.limits.take('walletNumberPerPlayer', playerId.toString())
  const { name: method, account_type: accountType, amount } = query
  const { id, accountNumber } = await offerAccount(ctx, {
    playerId,
    currency,
    method,
    accountType,
    amount,
  })
  return [{ id: Number(id), account_number: accountNumber }]
}
