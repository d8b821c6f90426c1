import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { PLAYER_CURRENCIES } from '../../lists.ts'
import { getUnfinishedRounds as facts } from '../../facts/games.ts'
import { instant, money } from '../../schemas.ts'

/**
 * What becomes of a round whose player stays away: the studio plays it to its end for them, its room
 * ends it with everybody's, or the studio ends it and a stake without an outcome comes back.
 */
const unfinishedEnd = z.enum(['played', 'room', 'settled'])

export const getUnfinishedRounds = call({
  ...facts,
  rows: [],
  summary:
    'Rounds of games in which the player still has money, the newest first. Bets on sports are left out: they wait for their matches.',
  answer: z.object({
    rounds: z.array(
      z.object({
        round_id: z.string(),
        code: z.string(),
        name: z.string(),
        /** Empty if the studio has none. */
        name_bn: z.string(),
        platform: z.string(),
        type: z.string(),
        picture: z.string(),
        /** With the name in this language on it; empty if there is none. */
        picture_bn: z.string(),
        /** Whether the game can be opened now; a round of one that is withdrawn ends by itself. */
        can_open: z.boolean(),
        stake: money,
        currency: z.enum(PLAYER_CURRENCIES),
        since: instant,
        end: unfinishedEnd,
        /** How long a round that is `played` waits after the last choice; else null. */
        waits_minutes: z.nullable(z.number()),
      }),
    ),
  }),
  errors: [],
})
