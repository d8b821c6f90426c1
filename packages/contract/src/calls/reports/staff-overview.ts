import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffOverview as facts } from '../../facts/reports.ts'
import { instant, money } from '../../schemas.ts'
import { staffRole } from '../staff/staff-schemas.ts'

export const staffOverview = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'Who is logged in, the lengths of the queues and the state of the ledger.',
  answer: z.object({
    username: z.string(),
    role: staffRole,
    deposits_waiting: z.number(),
    deposits_oldest_at: z.nullable(instant),
    withdrawals_waiting: z.number(),
    withdrawals_oldest_at: z.nullable(instant),
    chats_waiting: z.number(),
    /** Wins that are held and that nobody has decided. */
    held_wins: z.number(),
    /** Days of providers’ games that come near the most that they may pay out, and those that are at it. */
    provider_days_near: z.number(),
    provider_days_reached: z.number(),
    /** By how much what a chain shows us is behind the clock; null while it is not, or without one. */
    chain_minutes_behind: z.nullable(z.number()),
    /** Transfers of dollars from players’ addresses to one that is none of the house. */
    strange_transfers: z.number(),
    /** Differences with the lists of game providers that nobody has cleared. */
    round_differences: z.number(),
    /** Contests that still hold money a day after their first bet. */
    stuck_contests: z.number(),
    /** Groups of accounts that may be one hand, and that nobody has decided. */
    abuse_cases: z.number(),
    /** What others asked for and this member of staff may decide. */
    approvals_waiting: z.number(),
    /** When one of their own requests was decided last. */
    approvals_decided_at: z.nullable(instant),
    players: z.number(),
    players_today: z.number(),
    /** When the audit's chain was last read whole, and the line at which it is broken, if it is. */
    audit_checked_at: z.nullable(instant),
    audit_broken_at: z.nullable(z.number()),
    /** When the books were last proved; lines that alarm, and those whose cause is known. */
    books_checked_at: z.nullable(instant),
    books_breaks: z.number(),
    books_known: z.number(),
    ledger: z.array(
      z.object({
        currency: z.string(),
        /** Sum over all accounts; anything but zero is an alarm. */
        sum: money,
        players: money,
        held: money,
        clearing: money,
        house: money,
      }),
    ),
  }),
  errors: [],
})
