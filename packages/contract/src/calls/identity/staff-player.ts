import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { staffPlayer as facts } from '../../facts/identity.ts'
import { instant, money } from '../../schemas.ts'
import { depositAside, playBreak, playLimit } from '../protection/protection-schemas.ts'
import { staffId, staffPayment } from '../staff/staff-schemas.ts'
import { playerAccess } from './player-access.ts'

const playSum = z.object({ staked: money, won: money, result: money })

export const staffPlayer = call({
  ...facts,
  rows: ['SIL-026'],
  summary: 'One player: profile, contacts, wallet, turnover, payments, rounds and sessions.',
  params: staffId,
  answer: z.object({
    id: z.number(),
    remote_id: z.string(),
    username: z.string(),
    name: z.string(),
    phone: z.string(),
    phone_verified: z.boolean(),
    other_phones: z.array(z.object({ phone: z.string(), verified: z.boolean() })),
    email: z.string(),
    email_verified: z.boolean(),
    birth_date: z.nullable(z.string()),
    currency: z.string(),
    ...playerAccess,
    /** What they keep themselves from; nobody of the house can change it. */
    protection: z.object({
      limits: z.array(playLimit),
      aside: z.nullable(depositAside),
      break: z.nullable(playBreak),
    }),
    balance: money,
    held: money,
    remaining_turnover: money,
    /** The level that is reached, empty where the house has none; points to convert, and earned in all. */
    vip: z.object({ level: z.string(), points: z.string(), earned: z.string() }),
    referral_code: z.string(),
    agent_code: z.nullable(z.string()),
    affiliate_code: z.nullable(z.string()),
    /** Whether a log-in asks for the code of an authenticator. */
    second_factor: z.boolean(),
    created_at: instant,
    last_login_at: z.nullable(instant),
    deposited: money,
    withdrawn: money,
    /** Staked in settled play, what came back of it with the stakes, and the one less the other. */
    play: z.object({ games: playSum, exchange: playSum, together: playSum }),
    payments: z.array(staffPayment),
    sessions: z.array(
      z.object({
        created_at: instant,
        last_seen_at: instant,
        ip: z.string(),
        agent: z.string(),
        ended: z.boolean(),
      }),
    ),
    rounds: z.array(
      z.object({
        id: z.string(),
        game: z.string(),
        state: z.string(),
        bet: money,
        win: money,
        recall_url: z.nullable(z.string()),
        created_at: instant,
      }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING', 'NOT_FOUND'],
})
