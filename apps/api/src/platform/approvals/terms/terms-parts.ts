import type { ALONE_ROLES, StaffRole } from '@maidan/contract'
import * as z from 'zod'

/** Roles beside the admin, who may do everything, and those that decide nothing with others. */
type RolesBesideAdmin = readonly Exclude<StaffRole, 'admin' | (typeof ALONE_ROLES)[number]>[]

/** Who asks for a kind of act, who agrees to it, for how long it waits and what it is told to do. */
export type ApprovalTerms = {
  mayAsk: RolesBesideAdmin
  mayDecide: RolesBesideAdmin
  /** How long it waits for the second person. */
  lastsMs: number
  /** JSON values only: it is kept beside the request. */
  command: z.ZodType
}

export const DAY_MS = 24 * 3_600_000
export const ofCashiers = { mayAsk: ['cashier'], mayDecide: ['cashier'] } as const
export const ofTraders = { mayAsk: ['trader'], mayDecide: ['trader'] } as const
export const ofSupport = { mayAsk: ['support'], mayDecide: ['support'] } as const
export const ofPlayersDesk = {
  mayAsk: ['cashier', 'support'],
  mayDecide: ['cashier', 'support'],
} as const
/** Cashiers ask, an admin decides. */
export const askedByCashiers = { mayAsk: ['cashier'], mayDecide: [] } as const
export const ofAdmins = { mayAsk: [], mayDecide: [] } as const

export const id = z.string().regex(/^\d{1,18}$/)

export const minor = z.string().regex(/^\d{1,18}$/)
export const someMinor = z.string().regex(/^[1-9]\d{0,17}$/)
