import { staffRole } from '@maidan/contract'
import * as z from 'zod'
import { DAY_MS, id, ofAdmins } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** What is asked about members of staff. */
export const memberTerms = {
  /** A new member of staff whose yes will count. */
  'staff.invite': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({ username: z.string(), role: staffRole }),
  },
  /** Another role of a member of staff. */
  'staff.role': {
    ...ofAdmins,
    lastsMs: 3 * DAY_MS,
    command: z.object({ staffId: id, role: staffRole }),
  },
  /** A blocked member of staff comes in again. */
  'staff.open': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ staffId: id }) },
  /** A member of staff who lost password or authenticator enrols anew. */
  'staff.recover': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ staffId: id }) },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
