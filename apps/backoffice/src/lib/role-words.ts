import type { CallAnswer, Calls } from '@maidan/contract'
import type { deskText, PlainKey } from '@maidan/locales'

export type StaffRole = CallAnswer<Calls['staffOverview']>['role']

/** The name of each role among the desk's texts. */
export const roleWords = {
  admin: 'admin',
  cashier: 'cashier',
  trader: 'trader',
  support: 'supporter',
  auditor: 'auditor',
} as const satisfies Record<StaffRole, PlainKey<typeof deskText.en>>
