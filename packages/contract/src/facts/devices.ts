import type { CallFacts } from './call-facts.ts'

export const staffAddDevice = {
  name: 'staffAddDevice',
  method: 'POST',
  path: '/api/staff/devices',
  auth: 'staff',
} as const satisfies CallFacts

export const staffDevices = {
  name: 'staffDevices',
  method: 'GET',
  path: '/api/staff/devices',
  auth: 'staff',
} as const satisfies CallFacts

export const staffGiveDevicePart = {
  name: 'staffGiveDevicePart',
  method: 'POST',
  path: '/api/staff/devices/:id/part',
  auth: 'staff',
} as const satisfies CallFacts

export const staffRevokeDevice = {
  name: 'staffRevokeDevice',
  method: 'POST',
  path: '/api/staff/devices/:id/revoke',
  auth: 'staff',
} as const satisfies CallFacts
