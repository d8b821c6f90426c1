import type { Calls } from '@maidan/contract'
import { listPromotions } from '../../bonuses/queries/list-promotions.ts'
import { shownTo } from '../../bonuses/queries/shown-to.ts'
import { listGames } from '../../games/queries/list-games.ts'
import { openGameAnswer } from '../../games/queries/open-game-answer.ts'
import type { Clock } from '../../platform/clock.ts'
import { readRemembered } from '../../platform/remember/read-remembered.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { readTextFields, textFields } from '../../platform/texts/text-fields.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { wordsOf } from '../search/likeness.ts'
import { listNamedEvents } from '../search/list-named-events.ts'
import { listNamedPages } from '../search/list-named-pages.ts'
import { rankNamed } from '../search/rank-named.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

/** What can be found changes rarely, and is read for every letter that somebody types. */
const REMEMBERED_MS = 10_000
const EVERYTHING = 'everything'

const nothing = { games: [], matches: [], promotions: [], pages: [] }

export const searchSite: Handler<Calls['searchSite'], Ports> = async (
  { limits, ...ports },
  { query: { q }, ip, player },
) => {
  await limits.take('searchPerIp', networkOf(ip))
  if (wordsOf(q).length === 0) return nothing
  const showsMatches = player !== null || (await readSettings(ports.db)).guest_odds === 'on'
  const { games, events, promotions, pages } = await readNamed(ports, EVERYTHING)
  return {
    games: rankNamed(games, q, ({ names }) => names).map(openGameAnswer),
    matches: rankNamed(showsMatches ? events : [], q, ({ names }) => names).map(
      ({ id, names, starts_at }) => ({
        event_id: id,
        ...textFields('name', names),
        starts_at: starts_at.toISOString(),
      }),
    ),
    promotions: rankNamed(await shownTo(ports.db, player, promotions), q, (one) =>
      readTextFields(one, 'name'),
    ).map(({ id, name, name_bn, thumbnail, thumbnail_bn }) => ({
      id,
      name,
      name_bn,
      thumbnail,
      thumbnail_bn,
    })),
    pages: rankNamed(pages, q, ({ names }) => names).map(({ key, names }) => ({
      key,
      ...textFields('name', names),
    })),
  }
}

const readNamed = readRemembered({
  forMs: REMEMBERED_MS,
  keysMax: 1,
  read: async ({ db, clock }) => {
    const now = clock.now()
    const [games, events, promotions, pages] = await Promise.all([
      listGames(db, { type: '', platform: '', now }),
      listNamedEvents(db),
      listPromotions(db, now),
      listNamedPages(db),
    ])
    return { games, events, promotions, pages }
  },
})
