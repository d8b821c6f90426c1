import { call } from '../../call.ts'
import { staffReconciledDay as facts } from '../../facts/reports.ts'
import { reconciledDay, reconciledDayParams } from './reconciliation-schemas.ts'

export const staffReconciledDay = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'What the newest run of a partner’s day found: each difference with both of its sides.',
  params: reconciledDayParams,
  answer: reconciledDay,
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
