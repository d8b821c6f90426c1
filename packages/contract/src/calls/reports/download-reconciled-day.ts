import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { downloadReconciledDay as facts } from '../../facts/reports.ts'
import { LANGUAGES } from '../../lists.ts'
import { reconciledDayParams } from './reconciliation-schemas.ts'

export const downloadReconciledDay = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'The differences of a partner’s day as a table for a spreadsheet.',
  params: reconciledDayParams,
  query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
  answer: z.unknown(),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
  raw: true,
})
