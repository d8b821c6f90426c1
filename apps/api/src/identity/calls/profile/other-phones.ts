import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPhones } from '../../queries/read-phones.ts'
import { isWaiting } from '../../rules/usable-from.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { clock: Clock; db: Db }

export const otherPhones: Handler<Calls['otherPhones'], Ports> = async (
  { clock, db },
  { player },
) => {
  const phones = await readPhones(db, player.playerId)
  const now = clock.now()
  const extra = phones.filter(({ ordinal }) => ordinal > 0)
  return {
    data: extra.map(({ shown, verified, usableFrom }) => ({
      contract_value: shown,
      isverify: verified ? 1 : 0,
      ...(isWaiting(usableFrom, now) && { usable_from: usableFrom.toISOString() }),
    })),
  }
}
