import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { showPromotion as facts } from '../../facts/bonuses.ts'
import { idText } from '../../schemas.ts'
import { promotion } from './get-promotion.ts'

export const showPromotion = call({
  ...facts,
  rows: ['API-07'],
  summary: 'One promotion.',
  params: z.object({ id: idText }),
  answer: promotion,
  errors: ['NOT_FOUND'],
})
