import { BOOK_RULES } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffProofs as facts } from '../../facts/reports.ts'
import { instant } from '../../schemas.ts'
import { pageAnswer, pageQuery } from '../staff/staff-schemas.ts'

export const staffProofs = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'What each proof of the books found, newest first.',
  query: z.object({ ...pageQuery }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        at: instant,
        /** How many lines do not agree; 0 for books that are right. */
        break_count: z.number(),
        /** How many of them alarm: nobody knows of them with these figures. */
        alarm_count: z.number(),
        /** The first of them. */
        breaks: z.array(
          z.object({
            rule: z.enum(BOOK_RULES),
            /** `DQ7K2M…` of a payment or bonus, the code of an account, a currency. */
            subject: z.string(),
            /** Null where the figures count lines rather than money. */
            currency: z.nullable(z.string()),
            expected: z.string(),
            booked: z.string(),
            /** What two people wrote of it with just these figures. */
            known: z.nullable(z.object({ note: z.string(), by: z.string(), at: instant })),
          }),
        ),
      }),
    ),
    /** Since when somebody waits for a proof; null if nobody does. */
    wished_at: z.nullable(instant),
    ...pageAnswer,
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
