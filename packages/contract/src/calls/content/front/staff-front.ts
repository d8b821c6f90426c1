import * as z from 'zod/mini'
import { call } from '../../../call.ts'
import { FRONT_STATES } from '../../../content/front-page.ts'
import { staffFront as facts } from '../../../facts/front.ts'
import { LANGUAGES } from '../../../lists.ts'
import { instant } from '../../../schemas.ts'
import { frontPlace } from './front-schemas.ts'

/** A picture by language; empty where the common one stands. */
const pictured = { thumbnail: z.string(), thumbnail_bn: z.string() }

const piece = z.object({
  place: frontPlace,
  id: z.number(),
  version: z.number(),
  state: z.enum(FRONT_STATES),
  texts: z.array(z.object({ language: z.enum(LANGUAGES), words: z.string() })),
  ...pictured,
  /** A page of the site or a game's code; empty where a press leads nowhere. */
  link: z.string(),
  /** Null: from the beginning, and until somebody ends it. */
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  /** The change that waits for a second person. */
  approval_id: z.nullable(z.number()),
})

const game = z.object({
  code: z.string(),
  name: z.string(),
  name_bn: z.string(),
  /** Its card for the favourites, and its wide one for the featured games. */
  card: z.object(pictured),
  wide: z.object(pictured),
})

export const staffFront = call({
  ...facts,
  rows: ['SIL-026', 'HOME-06', 'HOME-10', 'HOME-15', 'HOME-16'],
  summary: 'Notices and slides of the front page: what runs, what is to come and what ended last.',
  answer: z.object({
    /** Place by place; what runs or is to come in its order, then what ended. */
    data: z.array(piece),
    /** Open games, to which a press may lead. */
    games: z.array(game),
    /** New pieces that wait for a second person. */
    new_waiting: z.array(
      z.object({ place: frontPlace, approval_id: z.number(), words: z.string() }),
    ),
  }),
  errors: ['STAFF_ROLE_MISSING'],
})
