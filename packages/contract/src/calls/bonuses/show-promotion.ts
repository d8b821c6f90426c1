import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { idText } from '../../schemas.ts'
import { promotion } from './get-promotion.ts'

export const showPromotion = call({
  name: 'showPromotion',
  rows: ['API-07'],
  summary: 'One promotion.',
  method: 'GET',
  path: '/api/promotions/:id',
  auth: 'none',
  params: z.object({ id: idText }),
  answer: promotion,
  errors: ['NOT_FOUND'],
})
