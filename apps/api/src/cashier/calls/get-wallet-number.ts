import { paymentMethods } from '@maidan/cashier'
import type { Calls } from '@maidan/contract'
import { offerAccount } from '../flows/offer-account.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestUsdt, type RequestPorts } from '../usdt/requests/request-usdt.ts'

export const getWalletNumber: Handler<Calls['getWalletNumber'], RequestPorts> = async (
  ports,
  { player, query },
) => {
  const { playerId, currency } = player
  const { name: method, account_type: accountType, amount, promotion_id: promotionId = 0 } = query
  if (isOverChain(method)) {
    const asked = { playerId, currency, method, amount, promotionId }
    const { paymentId, address } = await requestUsdt(ports, asked)
    return [{ id: Number(paymentId), account_number: address }]
  }
  await ports.limits.take('walletNumberPerPlayer', playerId.toString())
  const { id, accountNumber } = await offerAccount(ports, {
    playerId,
    currency,
    method,
    accountType,
    amount,
    promotionId,
  })
  return [{ id: Number(id), account_number: accountNumber }]
}

function isOverChain(method: string): boolean {
  const requested = method.toLowerCase()
  return paymentMethods.some(
    ({ name, type }) => type === 'chain' && name.toLowerCase() === requested,
  )
}
