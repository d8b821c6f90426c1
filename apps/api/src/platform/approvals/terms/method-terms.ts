import * as z from 'zod'
import { DAY_MS, id, minor, ofAdmins, ofCashiers } from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** What is asked about the ways in which players pay, and the phones that tell of it. */
export const methodTerms = {
  /** A payment method that was stopped is offered to players again. */
  'method.open': { ...ofCashiers, lastsMs: DAY_MS, command: z.object({ methodId: id }) },
  /** What one player may pay with a method in a day, and what a withdrawal by it costs. */
  'method.terms': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      methodId: id,
      depositDayMaxMinor: minor.nullable(),
      withdrawalDayMaxMinor: minor.nullable(),
      feeFixedMinor: minor,
      feePercentHundredths: z.number(),
    }),
  },
  /** By which partners' pages a method is served. */
  'method.routes': {
    ...ofCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      methodId: id,
      routes: z.array(
        z.object({
          to: z.string(),
          fromMinor: minor,
          toMinor: minor.nullable(),
          successMinPercent: z.number(),
        }),
      ),
    }),
  },
  /** What a phone forwards may credit claims. */
  'device.trust': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ deviceId: id }) },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
