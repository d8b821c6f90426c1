import type { Calls } from '@maidan/contract'
import { attachReceipt } from '../flows/attach-receipt.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { log: Logger; db: Db; limits: Limits; receiptsDir: string }

export const sendReceipt: Handler<Calls['sendReceipt'], Ports> = async (ports, request) => {
  const { player, params, rawBody: bytes } = request
  await attachReceipt(ports, { playerId: player.playerId, reference: params.reference, bytes })
  return { success: true, message: 'The receipt is attached to your deposit.' }
}
