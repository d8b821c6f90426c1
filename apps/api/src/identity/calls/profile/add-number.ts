import type { Calls } from '@maidan/contract'
import { addPhone } from '../../flows/add-phone.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; db: Db; limits: Limits }

export const addNumber: Handler<Calls['addNumber'], Ports> = async (ports, { player, body }) => {
  await addPhone(ports, player, body.phone)
  return { success: true, message: 'Phone number added. Please verify it.' }
}
