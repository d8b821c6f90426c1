import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffMarkets as facts } from '../../../facts/exchange.ts'
import { text } from '../../../schemas.ts'
import { staffMarketBrief } from './staff-market-schemas.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'

export const staffMarkets = call({
  ...facts,
  rows: ['SIL-115'],
  summary: 'Markets with what is at risk on each; `state` is open, due, settled, requests or all.',
  query: z.object({ state: z.optional(text(16)), search: z.optional(text(64)), ...pageQuery }),
  answer: z.object({ data: z.array(staffMarketBrief), ...pageAnswer }),
  errors: ['STAFF_ROLE_MISSING'],
})
