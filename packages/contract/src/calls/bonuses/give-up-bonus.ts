import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { giveUpBonus as facts } from '../../facts/bonuses.ts'
import { idText, success } from '../../schemas.ts'

export const giveUpBonus = call({
  ...facts,
  rows: [],
  summary: 'Gives a kept bonus up: its turnover falls away, and all own money can be withdrawn.',
  params: z.object({ id: idText }),
  answer: success,
  errors: ['NOT_FOUND'],
})
