import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { showUser as facts } from '../../../facts/identity.ts'
import { flag, instant, money, remoteIdQuery } from '../../../schemas.ts'
import { THEMES } from '../../../content/themes.ts'
import { CURRENCIES } from '../../../lists.ts'

export const showUser = call({
  ...facts,
  rows: ['API-08', 'ENT-03'],
  summary: 'The user record of the player who asks.',
  query: remoteIdQuery,
  answer: z.object({
    id: z.number(),
    remote_id: z.string(),
    username: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** 1 means that the main phone is verified. */
    session_id: flag,
    email_verified_at: z.nullable(instant),
    /** Birth date, `yyyy-mm-dd`. */
    dofb: z.nullable(z.string()),
    created_at: instant,
    currency: z.enum(CURRENCIES),
    balance: money,
    vip_coin: z.string(),
    cash_bonus: money,
    referral_code: z.string(),
    /** The level that is reached, in the site's first language. */
    level: z.string(),
    last_login_at: z.nullable(instant),
    /** Null until the player has chosen one. */
    theme: z.nullable(z.enum(THEMES)),
    /** Between players of which countries a friend brought earns something, and whether this one is from there; none: between any. */
    referral_reach: z.optional(z.object({ countries: z.array(z.string()), here: z.boolean() })),
    referrals: z.array(z.object({ username: z.string(), joined_at: instant, bonus: money })),
  }),
  errors: [],
})
