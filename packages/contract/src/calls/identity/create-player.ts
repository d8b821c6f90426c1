import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { pageVersion } from '../content/pages/page-schemas.ts'
import { captchaErrors } from './captcha-errors.ts'
import { createPlayer as facts } from '../../facts/identity.ts'
import { field, passwordField, text } from '../../schemas.ts'
import { PLAYER_CURRENCIES } from '../../lists.ts'

export const createPlayer = call({
  ...facts,
  rows: ['API-19', 'ENT-01'],
  summary: 'Registers a player. `status` is accepted and has no effect.',
  body: z.strictObject({
    username: field(64),
    password: passwordField,
    confirmPassword: passwordField,
    name: field(),
    phone: field(32),
    email: field(254),
    referral_code: z.nullish(text(32)),
    agent_code: z.nullish(text(32)),
    affiliate_code: z.nullish(text(32)),
    currency: z.enum(PLAYER_CURRENCIES),
    status: z.optional(text(16)),
    /** The versions of the two pages that stood beside the form. */
    terms_version: z.optional(pageVersion),
    privacy_version: z.optional(pageVersion),
  }),
  answer: z.object({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())),
    exchange: z.array(z.object({ token: z.string() })),
  }),
  errors: [
    'USERNAME_TAKEN',
    'PHONE_TAKEN',
    'EMAIL_TAKEN',
    'PHONE_INVALID',
    'PASSWORD_COMMON',
    'REFERRAL_UNKNOWN',
    'PAGE_VERSION_UNKNOWN',
    'COUNTRY_NOT_SERVED',
    'CURRENCY_NOT_OFFERED',
    ...captchaErrors,
    'TOO_MANY_REQUESTS',
  ],
})
