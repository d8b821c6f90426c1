import type { Calls } from '@maidan/contract'
import { offerAccount } from '../flows/offer-account.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const getWalletNumber: Handler<Calls['getWalletNumber'], Ports> = async (
  ports,
  { player, query },
) => {
  const { playerId, currency } = player
  await ports.limits.take('walletNumberPerPlayer', playerId.toString())
  const { name: method, account_type: accountType, amount } = query
  const { id, accountNumber } = await offerAccount(ports, {
    playerId,
    currency,
    method,
    accountType,
    amount,
  })
  return [{ id: Number(id), account_number: accountNumber }]
}
