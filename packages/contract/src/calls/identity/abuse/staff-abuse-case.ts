import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { staffAbuseCase as facts } from '../../../facts/identity.ts'
import { instant, money } from '../../../schemas.ts'
import { staffId } from '../../staff/staff-schemas.ts'
import { abuseAct, abuseSignal, caseHead } from './abuse-schemas.ts'

export const staffAbuseCase = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'One group of accounts side by side, what speaks for one hand, and what staff did.',
  params: staffId,
  answer: z.object({
    ...caseHead,
    /** What may be done with it as it stands. */
    acts: z.array(abuseAct),
    accounts: z.array(
      z.object({
        player_id: z.number(),
        username: z.string(),
        name: z.string(),
        phone: z.string(),
        status: z.string(),
        currency: z.string(),
        created_at: instant,
        last_login_at: z.nullable(instant),
        sign_up_address: z.nullable(z.string()),
        /** The one who brought them. */
        referred_by: z.nullable(z.string()),
        balance: money,
        deposited: money,
        withdrawn: money,
        bonuses: money,
        remaining_turnover: money,
        /** Since when they are offered no bonus; null while they are. */
        bonuses_stopped_at: z.nullable(instant),
      }),
    ),
    signals: z.array(
      z.object({
        id: z.number(),
        kind: abuseSignal,
        /** Of the hundred that make a case. */
        weight: z.number(),
        /** The number, the device, the market or the code. */
        what: z.string(),
        /** The two accounts, when each left it, and what each staked where it is bets. */
        sides: z.array(z.object({ player_id: z.number(), at: instant, staked: z.nullable(money) })),
        /** How much of the stakes each took of the other. */
        mutual: z.nullable(money),
        found_at: instant,
        /** Staff have looked at it and found nothing. */
        cleared: z.boolean(),
      }),
    ),
    events: z.array(
      z.object({ act: z.string(), by: z.nullable(z.string()), note: z.string(), at: instant }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
