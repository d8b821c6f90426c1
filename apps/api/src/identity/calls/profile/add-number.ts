import type { Calls } from '@maidan/contract'
import { addPhone } from '../../flows/add-phone.ts'
import type { Handler } from '../../../platform/http/handler.ts'

export const addNumber: Handler<Calls['addNumber']> = async (ctx, { player, body }) => {
  await addPhone(ctx, player, body.phone)
  return { success: true, message: 'Phone number added. Please verify it.' }
}
