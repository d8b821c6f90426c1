import type { Calls } from '@maidan/contract'
import { giveUpBonus as giveUp } from '../kept/give-up-bonus.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

export const giveUpBonus: Handler<Calls['giveUpBonus'], Ports> = async (
  ports,
  { player, params },
) => {
  await giveUp(ports, { playerId: player.playerId, turnoverId: BigInt(params.id) })
  return { success: true, message: 'The bonus is given up.' }
}
