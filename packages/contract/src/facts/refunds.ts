import type { CallFacts } from './call-facts.ts'

export const staffEndRefund = {
  name: 'staffEndRefund',
  method: 'POST',
  path: '/api/staff/deposits/:id/refund-end',
  auth: 'staff',
} as const satisfies CallFacts
