import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { marketBlock as facts } from '../../facts/exchange.ts'
import { flag } from '../../schemas.ts'

export const marketBlock = call({
  ...facts,
  rows: ['API-11', 'ENT-08'],
  summary: 'Which sections an upline has blocked for the player.',
  answer: z.object({
    exchange_market: flag,
    cs_market: flag,
    status: z.enum(['active', 'inactive']),
  }),
  errors: [],
})
