import type { GameFeature } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { isNew } from './is-new.ts'

/** Games of one list at most: all that a studio may offer. */
const GAMES_MAX = 5_000

/** The smallest and the largest bet by currency, minor units as digits. */
export type BetLimits = Readonly<Record<string, { min: string; max: string }>>

export type GameRow = {
  code: string
  names: Texts
  platform: string
  type: string
  picture: string
  /** Where a language has a picture of its own. */
  pictures: Partial<Texts> | null
  rtp_percent: string
  volatility: string
  hit_percent: string | null
  features: GameFeature[]
  bet_limits: BetLimits
  max_multiple: number | null
  has_demo: boolean
  is_new: boolean
  added_at: Date
}

/** `codes`: of these games alone; left out for all. */
type Wanted = { type: string; platform: string; now: Date; codes?: readonly string[] }

/** Open games of a type and a platform in the recommended order; an empty text stands for all. */
export async function listGames(
  db: Db,
  { type, platform, now, codes }: Wanted,
): Promise<GameRow[]> {
  const { rows } = await sql<GameRow>`
    SELECT code, platform, type, picture, rtp_percent, volatility, added_at,
      hit_percent, features, bet_limits, max_multiple, has_demo, ${isNew(now)} AS is_new,
      (SELECT json_object_agg(t.language, t.name) FROM game_text t WHERE t.game_code = code) AS names,
      (SELECT json_object_agg(t.language, t.picture) FROM game_text t
        WHERE t.game_code = code AND t.picture IS NOT NULL) AS pictures
    FROM open_game
    WHERE (${type} = '' OR type = lower(${type})) AND (${platform} = '' OR platform = upper(${platform}))
      ${codes === undefined ? sql`` : sql`AND code = ANY(${codes}::text[])`}
    ORDER BY ordinal LIMIT ${GAMES_MAX}
  `.execute(db)
  return rows
}
