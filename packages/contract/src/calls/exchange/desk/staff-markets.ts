import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { text } from '../../../schemas.ts'
import { staffMarketBrief } from './staff-market-schemas.ts'
import { pageAnswer, pageQuery } from '../../staff/staff-schemas.ts'

export const staffMarkets = call({
  name: 'staffMarkets',
  rows: ['SIL-115'],
  summary: 'Markets with what is at risk on each; `state` is open, due, settled, requests or all.',
  method: 'GET',
  path: '/api/staff/markets',
  auth: 'staff',
  query: z.object({ state: z.optional(text(16)), search: z.optional(text(64)), ...pageQuery }),
  answer: z.object({ data: z.array(staffMarketBrief), ...pageAnswer }),
  errors: ['STAFF_ROLE_MISSING'],
})
