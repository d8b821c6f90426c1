import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { otherPhones as facts } from '../../../facts/identity.ts'
import { flag, instant } from '../../../schemas.ts'

export const otherPhones = call({
  ...facts,
  rows: ['API-22', 'ENT-04'],
  summary: 'The player\u2019s extra phone numbers.',
  answer: z.object({
    data: z.array(
      z.object({
        contract_value: z.string(),
        isverify: flag,
        /** From when a new number may be paid to and reset the password; left out once it may. */
        usable_from: z.optional(instant),
      }),
    ),
  }),
  errors: [],
})
