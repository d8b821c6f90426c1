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

export const setPlayLimit = {
  name: 'setPlayLimit',
  method: 'POST',
  path: '/api/protection/limit',
  auth: 'player',
} as const satisfies CallFacts

export const confirmPlayLimit = {
  name: 'confirmPlayLimit',
  method: 'POST',
  path: '/api/protection/limit/confirm',
  auth: 'player',
} as const satisfies CallFacts

export const takeBackPlayLimit = {
  name: 'takeBackPlayLimit',
  method: 'POST',
  path: '/api/protection/limit/take-back',
  auth: 'player',
} as const satisfies CallFacts
