import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { readPhones } from '../../queries/read-phones.ts'

export const otherPhones: Handler<Calls['otherPhones']> = async ({ db }, { player }) => {
  const phones = await readPhones(db, player.playerId)
  const extra = phones.filter(({ ordinal }) => ordinal > 0)
  return {
    data: extra.map(({ shown, verified }) => ({
      contract_value: shown,
      isverify: verified ? 1 : 0,
    })),
  }
}
