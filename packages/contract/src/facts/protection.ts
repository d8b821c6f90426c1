import type { CallFacts } from './call-facts.ts'

export const showProtection = {
  name: 'showProtection',
  method: 'GET',
  path: '/api/protection',
  auth: 'player',
} as const satisfies CallFacts

export const beginBreak = {
  name: 'beginBreak',
  method: 'POST',
  path: '/api/protection/break',
  auth: 'player',
} as const satisfies CallFacts
