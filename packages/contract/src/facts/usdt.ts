import type { CallFacts } from './call-facts.ts'

export const staffUsdt = {
  name: 'staffUsdt',
  method: 'GET',
  path: '/api/staff/usdt',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPrepareSweep = {
  name: 'staffPrepareSweep',
  method: 'POST',
  path: '/api/staff/usdt/sweeps',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSweep = {
  name: 'staffSweep',
  method: 'GET',
  path: '/api/staff/usdt/sweeps/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const staffEndSweep = {
  name: 'staffEndSweep',
  method: 'POST',
  path: '/api/staff/usdt/sweeps/:id/end',
  auth: 'staff',
} as const satisfies CallFacts
