import type { Calls } from '@maidan/contract'
import { convertPoints } from '../flows/convert-points.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Ledger } from '../../platform/ledger/open-ledger.ts'

type Ports = { clock: Clock; db: Db; ledger: Ledger }

/**
 * A GET that changes data, as the documents have it: it needs the bearer token, which no other
 * site's link carries, and a browser that says it comes from another site is refused as well.
 */
export const convertVipcoin: Handler<Calls['convertVipcoin'], Ports> = async (ports, request) => {
  const { player, query, fetchSite } = request
  if (fetchSite === 'cross-site') throw new Refusal('NOT_YOUR_ACCOUNT')
  const points = readPoints(query.vip_coin)
  const amount = await convertPoints(ports, { playerId: player.playerId, points })
  const message = `${points} VP are converted: ${amount} ${player.currency} is in your main wallet.`
  return { success: true, message }
}

/** Points are whole; anything else is too few to convert. */
function readPoints(value: string | number): bigint {
  const text = String(value)
  if (!/^\d{1,15}$/.test(text)) throw fieldRefusal('POINTS_TOO_FEW', 'vip_coin')
  return BigInt(text)
}
