import type { Calls } from '@maidan/contract'
import { claimReferralBonus } from '../flows/claim-referral-bonus.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

export const cashClaim: Handler<Calls['cashClaim'], Ports> = async (ports, { player }) => {
  await claimReferralBonus(ports, player.playerId)
  return { success: true, message: 'Bonus Claimed successfully.' }
}
