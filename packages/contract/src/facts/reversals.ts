import type { CallFacts } from './call-facts.ts'

export const staffReverseDeposit = {
  name: 'staffReverseDeposit',
  method: 'POST',
  path: '/api/staff/deposits/:id/reverse',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEndClaim = {
  name: 'staffEndClaim',
  method: 'POST',
  path: '/api/staff/deposits/:id/claim-end',
  auth: 'staff',
} as const satisfies CallFacts
