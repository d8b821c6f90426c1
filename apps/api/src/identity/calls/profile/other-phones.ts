import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPhones } from '../../queries/read-phones.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const otherPhones: Handler<Calls['otherPhones'], Ports> = async ({ db }, { player }) => {
  const phones = await readPhones(db, player.playerId)
  const extra = phones.filter(({ ordinal }) => ordinal > 0)
  return {
    data: extra.map(({ shown, verified }) => ({
      contract_value: shown,
      isverify: verified ? 1 : 0,
    })),
  }
}
