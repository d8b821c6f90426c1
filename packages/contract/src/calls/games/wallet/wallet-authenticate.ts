import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { walletAuthenticate as facts } from '../../../facts/games.ts'
import { minorDigits, walletCurrency, walletParams, walletSession } from './wallet-schemas.ts'
import { LANGUAGES } from '../../../lists.ts'

export const walletAuthenticate = call({
  ...facts,
  rows: [],
  summary: 'Turns a one-time launch token into a game session.',
  params: walletParams,
  body: z.strictObject({
    token: walletSession,
    game: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  answer: z.object({
    session: walletSession,
    player: z.string(),
    username: z.string(),
    currency: walletCurrency,
    balance: minorDigits,
    language: z.enum(LANGUAGES),
    may_bet: z.optional(z.boolean()),
  }),
  errors: ['INVALID_SIGNATURE', 'SESSION_EXPIRED', 'PLAYER_BLOCKED', 'GAME_NOT_FOUND'],
})
