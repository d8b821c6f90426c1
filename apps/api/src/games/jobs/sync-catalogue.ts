import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import type { Catalogue, GameStudio } from '../studios/open-game-studio.ts'
import { readTextFields } from '../../platform/texts/text-fields.ts'

type Ports = { db: Db; gameProviders: ReadonlyMap<string, GameProvider>; studio: GameStudio }

/** How often the studio is asked what it offers. */
export const SYNC_CATALOGUE_EVERY_MS = 10 * 60_000

/** Providers whose first game stands in front of a new house. */
const FEATURED_PROVIDERS = 2

/**
 * Brings the catalogue up to what the studio offers. What it offers no more is kept for the records
 * and cannot be opened. If the studio does not answer, this throws and the old catalogue stays.
 */
export async function syncCatalogue(ports: Ports): Promise<number> {
  const offered = await ports.studio.catalogue()
  const listed = new Set(offered.providers.map(({ code }) => code))
  const providers = [...ports.gameProviders.values()].filter(({ platform }) => listed.has(platform))
  const platforms = new Set(providers.map(({ platform }) => platform))
  const games = offered.games.filter(({ platform }) => platforms.has(platform))
  await inTransaction(ports.db, async (tx) => {
    await writeProviders(tx, providers)
    await writeGames(tx, games)
    await writeNames(tx, games)
  })
  // Nothing is left to do at once, so the job sleeps.
  return 0
}

async function writeProviders(tx: Tx, providers: readonly GameProvider[]) {
  const platforms = providers.map(({ platform }) => platform)
  await sql`
    INSERT INTO game_provider (platform, name, slug, icon, ordinal)
    SELECT platform, name, slug, '/storage/providers/' || platform || '.svg', ordinal
    FROM unnest(
      ${platforms}::text[],
      ${providers.map(({ name }) => name)}::text[],
      ${providers.map(({ slug }) => slug)}::text[]
    ) WITH ORDINALITY AS fresh (platform, name, slug, ordinal)
    ON CONFLICT (platform) DO UPDATE SET
      name = EXCLUDED.name, icon = EXCLUDED.icon, ordinal = EXCLUDED.ordinal, offered = true
  `.execute(tx)
  await sql`
    UPDATE game_provider SET offered = false WHERE platform <> ALL(${platforms}::text[])
  `.execute(tx)
}

/** A code stays with the provider that brought it: rounds already name both. */
async function writeGames(tx: Tx, games: Catalogue['games']) {
  const featured = featuredCodes(games)
  await sql`
    INSERT INTO game
      (code, platform, type, rtp_percent, volatility, max_multiple, featured, picture, ordinal)
    SELECT code, platform, type, rtp, volatility, max_multiple, featured,
      '/storage/games/' || code || '.svg', ordinal
    FROM unnest(
      ${games.map(({ code }) => code)}::text[],
      ${games.map(({ platform }) => platform)}::text[],
      ${games.map(({ type }) => type)}::text[],
      ${games.map(({ rtp }) => rtp)}::text[],
      ${games.map(({ volatility }) => volatility)}::text[],
      ${games.map(({ max_multiple: multiple }) => multiple ?? null)}::integer[],
      ${games.map(({ code }) => featured.has(code))}::boolean[]
    ) WITH ORDINALITY AS fresh
      (code, platform, type, rtp, volatility, max_multiple, featured, ordinal)
    ON CONFLICT (code) DO UPDATE SET
      type = EXCLUDED.type, rtp_percent = EXCLUDED.rtp_percent, volatility = EXCLUDED.volatility,
      max_multiple = EXCLUDED.max_multiple, picture = EXCLUDED.picture, ordinal = EXCLUDED.ordinal,
      offered = true
    WHERE game.platform = EXCLUDED.platform
  `.execute(tx)
  await sql`
    UPDATE game SET offered = false WHERE code <> ALL(${games.map(({ code }) => code)}::text[])
  `.execute(tx)
}

/** The names as the studio tells them now, in place of all that it told before. */
async function writeNames(tx: Tx, games: Catalogue['games']) {
  const told = games.flatMap((game) =>
    Object.entries(readTextFields(game, 'title')).map(([language, name]) => ({
      code: game.code,
      platform: game.platform,
      language,
      name,
    })),
  )
  const own = sql`json_to_recordset(${JSON.stringify(told)}::json)
    AS told (code text, platform text, language text, name text)
    JOIN game g ON g.code = told.code AND g.platform = told.platform`
  await sql`
    DELETE FROM game_text WHERE game_code IN (SELECT told.code FROM ${own})
  `.execute(tx)
  await sql`
    INSERT INTO game_text (game_code, language, name)
    SELECT told.code, told.language, told.name FROM ${own}
  `.execute(tx)
}

function featuredCodes(games: Catalogue['games']): Set<string> {
  const first = new Map<string, string>()
  for (const { platform, code } of games) if (!first.has(platform)) first.set(platform, code)
  return new Set([...first.values()].slice(0, FEATURED_PROVIDERS))
}
