import type { CallFacts } from './call-facts.ts'

export const staffFront = {
  name: 'staffFront',
  method: 'GET',
  path: '/api/staff/front',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChangeFront = {
  name: 'staffChangeFront',
  method: 'POST',
  path: '/api/staff/front',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEndFront = {
  name: 'staffEndFront',
  method: 'POST',
  path: '/api/staff/front/:place/:id/end',
  auth: 'staff',
} as const satisfies CallFacts

export const staffOrderFront = {
  name: 'staffOrderFront',
  method: 'POST',
  path: '/api/staff/front/:place/order',
  auth: 'staff',
} as const satisfies CallFacts
