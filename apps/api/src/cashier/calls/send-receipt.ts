import type { Calls } from '@maidan/contract'
import { attachReceipt } from '../flows/attach-receipt.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const sendReceipt: Handler<Calls['sendReceipt']> = async (ctx, request) => {
  const { player, params, rawBody: bytes } = request
  await attachReceipt(ctx, { playerId: player.playerId, reference: params.reference, bytes })
  return { success: true, message: 'The receipt is attached to your deposit.' }
}
