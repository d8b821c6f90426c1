import { WITHDRAWAL_CONDITIONS } from '@maidan/cashier/lists'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { withdrawalChecklist as facts } from '../../facts/cashier.ts'
import { instant, money } from '../../schemas.ts'

export const withdrawalChecklist = call({
  ...facts,
  rows: [],
  summary: 'Every condition of a withdrawal, met or not, in the order in which they are checked.',
  answer: z.object({
    currency: z.string(),
    conditions: z.array(z.object({ condition: z.enum(WITHDRAWAL_CONDITIONS), done: z.boolean() })),
    /** When the withdrawal was asked for that is under way. */
    pending_since: z.nullable(instant),
    /** Over all open turnovers; `bets_counted` are the bets that counted towards them so far. */
    turnover: z.object({ required: money, remaining: money, bets_counted: z.number() }),
    /** The least and the most that one request can be for, over all methods; null without any. */
    limits: z.nullable(z.object({ min: money, max: money })),
    /** Added numbers that may not be paid to yet, and from when they may. */
    waiting_numbers: z.array(z.object({ number: z.string(), usable_from: instant })),
  }),
  errors: [],
})
