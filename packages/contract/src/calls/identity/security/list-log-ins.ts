import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { listLogIns as facts } from '../../../facts/identity.ts'
import { LOG_IN_RESULTS } from '../../../lists.ts'
import { instant } from '../../../schemas.ts'
import { device } from './security-schemas.ts'

export const listLogIns = call({
  ...facts,
  rows: ['LAW-8'],
  summary: 'The last log-ins and failed tries, the latest first.',
  answer: z.object({
    data: z.array(
      z.object({
        at: instant,
        device,
        address: z.string(),
        result: z.enum(LOG_IN_RESULTS),
      }),
    ),
  }),
  errors: [],
})
