import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffLiability as facts } from '../../../facts/exchange.ts'
import { staffAtRisk, staffHouseLimit } from './staff-liability-schemas.ts'

export const staffLiability = call({
  ...facts,
  rows: ['SIL-115'],
  summary:
    'What the house may lose now by sport, event, market, runner and player, beside its limits; the fullest first.',
  answer: z.object({ limits: z.array(staffHouseLimit), at_risk: z.array(staffAtRisk) }),
  errors: ['STAFF_ROLE_MISSING'],
})
