import { ACCOUNT_TYPES } from '@maidan/cashier/lists'
import * as z from 'zod'
import {
  askedByCashiers,
  DAY_MS,
  id,
  minor,
  ofAdmins,
  ofCashiers,
  someMinor,
} from './terms-parts.ts'
import type { ApprovalTerms } from './terms-parts.ts'

/** An account of the house as it stood when somebody asked: what has changed since is not agreed to. */
const account = { accountId: id, dayCapMinor: someMinor, monthCapMinor: someMinor }

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
  /** One more account that players are told to pay into. */
  'receiving.add': {
    ...askedByCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      methodId: id,
      accountType: z.enum(ACCOUNT_TYPES),
      accountNumber: z.string(),
      dayCapMinor: someMinor,
      monthCapMinor: someMinor,
    }),
  },
  /** More may be paid into an account in a day or a month. */
  'receiving.caps': {
    ...askedByCashiers,
    lastsMs: DAY_MS,
    command: z.object({
      ...account,
      status: z.enum(['active', 'inactive']),
      toDayCapMinor: someMinor,
      toMonthCapMinor: someMinor,
    }),
  },
  /** An account that was closed is shown to players again. */
  'receiving.open': { ...askedByCashiers, lastsMs: DAY_MS, command: z.object(account) },
  /** What a phone forwards may credit claims. */
  'device.trust': { ...ofAdmins, lastsMs: 3 * DAY_MS, command: z.object({ deviceId: id }) },
} as const satisfies Readonly<Record<string, ApprovalTerms>>
