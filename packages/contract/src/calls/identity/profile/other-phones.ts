import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { otherPhones as facts } from '../../../facts/identity.ts'
import { flag } from '../../../schemas.ts'

export const otherPhones = call({
  ...facts,
  rows: ['API-22', 'ENT-04'],
  summary: 'The player\u2019s extra phone numbers.',
  answer: z.object({
    data: z.array(z.object({ contract_value: z.string(), isverify: flag })),
  }),
  errors: [],
})
