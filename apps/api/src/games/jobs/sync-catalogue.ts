import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { Config } from '../../platform/config.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import { GAMES_MAX, type Catalogue } from '../studios/catalogue-form.ts'
import type { GameStudio } from '../studios/open-game-studio.ts'
import { readTextFields } from '../../platform/texts/text-fields.ts'
import { offerJackpots } from '../jackpots/offer-jackpots.ts'
import { drawnCards, type DrawnCards } from './drawn-cards.ts'
import { keepOwnCodes } from './keep-own-codes.ts'
import { writeGameFacts } from './write-game-facts.ts'

type Ports = {
  db: Db
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
  config: Pick<Config, 'BUILD_DIR'>
}

/** How often the studio is asked what it offers. */
export const SYNC_CATALOGUE_EVERY_MS = 10 * 60_000

/** Providers whose first game stands in front of a new house. */
const FEATURED_PROVIDERS = 2

/**
 * Brings the catalogue up to what the studios offer. What they offer no more is kept for the records
 * and cannot be opened. If a studio does not answer, this throws once the others are written, and its
 * old catalogue stays.
 */
export async function syncCatalogue(ports: Ports): Promise<number> {
  await inTransaction(ports.db, (tx) => withdrawStrangers(tx, ports))
  const origins = [...new Set([...ports.gameProviders.values()].map(({ origin }) => origin))]
  const results = await Promise.allSettled(
    origins.map((origin, studio) => syncStudio(ports, { origin, studio })),
  )
  const silent = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  if (silent[0]) throw silent[0]
  // Nothing is left to do at once, so the job sleeps.
  return 0
}

/** Providers that the settings name no more are shut. */
async function withdrawStrangers(tx: Tx, { gameProviders }: Ports) {
  const platforms = [...gameProviders.values()].map(({ platform }) => platform)
  await sql`
    UPDATE game_provider SET offered = false WHERE platform <> ALL(${platforms}::text[])
  `.execute(tx)
}

/** A provider with its place among all. */
type Placed = GameProvider & { ordinal: number }

type Kept = { providers: readonly Placed[]; games: Catalogue['games'] }

/** The games of a studio, which stand after those of the studios before it. */
type Offered = { games: Catalogue['games']; after: number; featured: ReadonlySet<string> }

/** A studio speaks for the providers at its address, and for no other. */
async function syncStudio(
  ports: Ports,
  { origin, studio }: { origin: string | null; studio: number },
) {
  const offered = await ports.studio.catalogue(origin)
  const own = [...ports.gameProviders.values()]
    .map((provider, index) => ({ ...provider, ordinal: index + 1 }))
    .filter((provider) => provider.origin === origin)
  const listed = new Set(offered.providers.map(({ code }) => code))
  const providers = own.filter(({ platform }) => listed.has(platform))
  const platforms = new Set(providers.map(({ platform }) => platform))
  const registered = [...ports.gameProviders.values()].map(({ platform }) => platform)
  const ownGames = offered.games.filter(({ platform }) => platforms.has(platform))
  const games = keepOwnCodes(registered, ownGames)
  const featured = origin === null ? featuredCodes(games) : new Set<string>()
  const cards = await drawnCards(ports.config.BUILD_DIR)
  await inTransaction(ports.db, async (tx) => {
    await writeProviders(tx, providers)
    await writeGames(tx, { games, after: studio * GAMES_MAX, featured })
    await writeGameFacts(tx, games)
    await writeTexts(tx, games, cards)
    await offerJackpots(tx, {
      platforms: own.map((one) => one.platform),
      jackpots: keepOwnCodes(registered, offered.jackpots),
    })
    await withdraw(tx, own, { providers, games })
  })
}

/** What the studio offers no more. */
async function withdraw(tx: Tx, own: readonly Placed[], { providers, games }: Kept) {
  const platforms = own.map(({ platform }) => platform)
  const listed = providers.map(({ platform }) => platform)
  await sql`
    UPDATE game_provider SET offered = false
    WHERE platform = ANY(${platforms}::text[]) AND platform <> ALL(${listed}::text[])
  `.execute(tx)
  await sql`
    UPDATE game SET offered = false
    WHERE platform = ANY(${platforms}::text[]) AND code <> ALL(${games.map(({ code }) => code)}::text[])
  `.execute(tx)
}

async function writeProviders(tx: Tx, providers: readonly Placed[]) {
  await sql`
    INSERT INTO game_provider (platform, name, slug, icon, ordinal)
    SELECT platform, name, slug, '/storage/providers/' || platform || '.svg', ordinal
    FROM unnest(
      ${providers.map(({ platform }) => platform)}::text[],
      ${providers.map(({ name }) => name)}::text[],
      ${providers.map(({ slug }) => slug)}::text[],
      ${providers.map(({ ordinal }) => ordinal)}::integer[]
    ) AS fresh (platform, name, slug, ordinal)
    ON CONFLICT (platform) DO UPDATE SET
      name = EXCLUDED.name, icon = EXCLUDED.icon, ordinal = EXCLUDED.ordinal, offered = true
  `.execute(tx)
}

/** A code stays with the provider that brought it: rounds already name both. */
async function writeGames(tx: Tx, { games, after, featured }: Offered) {
  await sql`
    INSERT INTO game
      (code, platform, type, rtp_percent, volatility, max_multiple, featured, bet_levels, picture,
        ordinal)
    SELECT code, platform, type, rtp, volatility, max_multiple, featured, bet_levels::jsonb,
      '/storage/games/' || code || '.svg', ${after}::integer + ordinal
    FROM unnest(
      ${games.map(({ code }) => code)}::text[],
      ${games.map(({ platform }) => platform)}::text[],
      ${games.map(({ type }) => type)}::text[],
      ${games.map(({ rtp }) => rtp)}::text[],
      ${games.map(({ volatility }) => volatility)}::text[],
      ${games.map(({ max_multiple: multiple }) => multiple ?? null)}::integer[],
      ${games.map(({ code }) => featured.has(code))}::boolean[],
      ${games.map(({ bet_levels: levels }) => JSON.stringify(levels))}::text[]
    ) WITH ORDINALITY AS fresh
      (code, platform, type, rtp, volatility, max_multiple, featured, bet_levels, ordinal)
    ON CONFLICT (code) DO UPDATE SET
      type = EXCLUDED.type, rtp_percent = EXCLUDED.rtp_percent, volatility = EXCLUDED.volatility,
      max_multiple = EXCLUDED.max_multiple, bet_levels = EXCLUDED.bet_levels, picture = EXCLUDED.picture, ordinal = EXCLUDED.ordinal,
      offered = true
    WHERE game.platform = EXCLUDED.platform
  `.execute(tx)
}

/** The names as the studio tells them now, in place of all that it told before, with the house's cards. */
async function writeTexts(tx: Tx, games: Catalogue['games'], cards: DrawnCards) {
  const told = games.flatMap((game) =>
    Object.entries(readTextFields(game, 'title')).map(([language, name]) => ({
      code: game.code,
      platform: game.platform,
      language,
      name,
      picture: cards(game.code, language),
    })),
  )
  const own = sql`json_to_recordset(${JSON.stringify(told)}::json)
    AS told (code text, platform text, language text, name text, picture text)
    JOIN game g ON g.code = told.code AND g.platform = told.platform`
  await sql`
    DELETE FROM game_text WHERE game_code IN (SELECT told.code FROM ${own})
  `.execute(tx)
  await sql`
    INSERT INTO game_text (game_code, language, name, picture)
    SELECT told.code, told.language, told.name, told.picture FROM ${own}
  `.execute(tx)
}

function featuredCodes(games: Catalogue['games']): Set<string> {
  const first = new Map<string, string>()
  for (const { platform, code } of games) if (!first.has(platform)) first.set(platform, code)
  return new Set([...first.values()].slice(0, FEATURED_PROVIDERS))
}
