import * as z from 'zod/mini'

/** Path of the live socket. The first message of a client is `hello` with its token. */
export const LIVE_PATH = '/live'

export const liveHello = z.strictObject({
  type: z.literal('hello'),
  token: z.string().check(z.maxLength(128)),
})

/** What the server tells a player, in the order in which it was committed. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('logged_out') }),
  z.object({ type: z.literal('balance'), balance: z.string() }),
  z.object({
    type: z.literal('transaction'),
    transaction_id: z.string(),
    key: z.enum(['0', '1', '2']),
  }),
  z.object({ type: z.literal('turnover') }),
  /** A bet in a game was refused: a kept bonus allows no more than this at once. */
  z.object({ type: z.literal('bet_refused'), bet_max: z.string() }),
  /** A bet in a game was refused for a limit of the player's own; the text is English. */
  z.object({
    type: z.literal('play_refused'),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    message: z.string(),
  }),
  /** A bet of this market was matched, lapsed or settled: ask for the bets again. */
  z.object({ type: z.literal('bets'), market_id: z.string() }),
  z.object({ type: z.literal('inbox') }),
  z.object({ type: z.literal('chat'), chat_id: z.number() }),
])

export type LiveEvent = z.output<typeof liveEvent>
