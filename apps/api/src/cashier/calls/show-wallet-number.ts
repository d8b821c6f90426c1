import type { Calls } from '@maidan/contract'
import { showOfferedNumber } from '../flows/show-offered-number.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { db: Db; limits: Limits }

export const showWalletNumber: Handler<Calls['showWalletNumber'], Ports> = async (
  ports,
  { player, params, ip },
) => {
  const { playerId } = player
  await ports.limits.take('walletNumberPerPlayer', playerId.toString())
  return {
    account_number: await showOfferedNumber(ports, { playerId, accountId: BigInt(params.id), ip }),
  }
}
