import { call } from '../../call.ts'
import { staffReconcileDay as facts } from '../../facts/reports.ts'
import { reconciledDay, reconciledDayParams } from './reconciliation-schemas.ts'

export const staffReconcileDay = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Reconciles a partner’s day now, today’s as far as it has gone.',
  params: reconciledDayParams,
  answer: reconciledDay,
  errors: [
    'STAFF_ROLE_MISSING',
    'NOT_FOUND',
    'METHOD_UNAVAILABLE',
    'STATE_CHANGED',
    'TOO_MANY_REQUESTS',
  ],
})
