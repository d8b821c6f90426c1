import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { searchSite as facts } from '../../facts/content.ts'
import { instant, text } from '../../schemas.ts'
import { openGame } from '../games/open-game.ts'

const QUERY_LENGTH_MAX = 64

const named = { name: z.string(), name_bn: z.string() }

export const searchSite = call({
  ...facts,
  rows: ['GAME-04', 'LAW-23'],
  summary:
    'Games, matches, promotions and pages whose name in either language is like what was typed, the best first.',
  query: z.object({ q: text(QUERY_LENGTH_MAX) }),
  answer: z.object({
    games: z.array(openGame),
    matches: z.array(z.object({ event_id: z.string(), ...named, starts_at: instant })),
    promotions: z.array(
      z.object({ id: z.number(), ...named, thumbnail: z.string(), thumbnail_bn: z.string() }),
    ),
    pages: z.array(z.object({ key: z.string(), ...named })),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})
