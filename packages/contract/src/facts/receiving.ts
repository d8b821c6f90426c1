import type { CallFacts } from './call-facts.ts'

export const staffReceivingAccounts = {
  name: 'staffReceivingAccounts',
  method: 'GET',
  path: '/api/staff/receiving-accounts',
  auth: 'staff',
} as const satisfies CallFacts

export const staffAddReceivingAccount = {
  name: 'staffAddReceivingAccount',
  method: 'POST',
  path: '/api/staff/receiving-accounts',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetReceivingAccount = {
  name: 'staffSetReceivingAccount',
  method: 'POST',
  path: '/api/staff/receiving-accounts/:id',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSetReceivingCaps = {
  name: 'staffSetReceivingCaps',
  method: 'POST',
  path: '/api/staff/receiving-accounts/:id/caps',
  auth: 'staff',
} as const satisfies CallFacts
