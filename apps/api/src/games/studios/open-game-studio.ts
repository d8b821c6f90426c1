import type { Language } from '@maidan/contract'
import * as z from 'zod'
import type { Config } from '../../platform/config.ts'
import type { GameProvider } from './list-game-providers.ts'
import { cancelGrant, sendGrant, type FreeRoundsOrder } from './send-grant.ts'
import { listRounds, type RoundList, type RoundListAsked } from './list-rounds.ts'
import { catalogue, type Catalogue } from './catalogue-form.ts'
import { readBounded } from './read-bounded.ts'

const CATALOGUE_TIMEOUT_MS = 6_000
const SPORTS_TIMEOUT_MS = 6_000
const SPORTS_BYTES_MAX = 16 * 1024
const CATALOGUE_BYTES_MAX = 4 * 1024 * 1024
/** The way into the sports book: its page, and the token that opens it once. */
const sportsSession = z.object({
  access_token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/),
  url: z.url({ protocol: /^https?$/ }).max(2_048),
})

export type SportsSession = z.output<typeof sportsSession>

/** `origin`: of the provider's own studio, null for the house's. */
export type Launch = { code: string; token: string; language: Language; origin: string | null }

/** The studios behind the game providers: what they offer, and where their games open. */
export type GameStudio = {
  /**
   * Reads the catalogue of a provider's own studio, or of the house's; throws when the studio does
   * not answer in 6 s or answers nonsense.
   */
  catalogue(origin?: string | null): Promise<Catalogue>
  /** The page of a game. The token stands in the fragment, which no server or log ever sees. */
  launchUrl(launch: Launch): string
  /**
   * Trades a launch token of the sports book for a way in: the studio asks our wallet who it is
   * before it answers. Throws when it does not answer in 6 s, refuses, or answers nonsense.
   */
  openSports(launchToken: string): Promise<SportsSession>
  /** Gives a player free rounds; the same grant again is one. Throws until the provider has them. */
  giveFreeRounds(order: FreeRoundsOrder): Promise<void>
  /** Takes back what is left of a grant; again is the same. Throws until the provider has heard it. */
  cancelFreeRounds(grant: Pick<FreeRoundsOrder, 'platform' | 'grant'>): Promise<void>
  /** A provider’s own list of the rounds that began in a span; never throws. */
  listRounds(asked: RoundListAsked): Promise<RoundList>
}

export function openGameStudio(
  config: Pick<Config, 'GAMES_URL' | 'GAMES_PUBLIC_URL' | 'WIN_MULTIPLE_DEFAULT'>,
  providers: ReadonlyMap<string, GameProvider>,
): GameStudio {
  const publicUrl = config.GAMES_PUBLIC_URL ?? config.GAMES_URL
  const studios = { url: config.GAMES_URL, providers }
  return {
    async catalogue(origin) {
      const response = await fetch(`${origin ?? config.GAMES_URL}/api/catalog`, {
        redirect: 'error',
        signal: AbortSignal.timeout(CATALOGUE_TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the game catalogue answered ${response.status}`)
      const told = catalogue.parse(JSON.parse(await readBounded(response, CATALOGUE_BYTES_MAX)))
      return origin ? believed(told, config.WIN_MULTIPLE_DEFAULT) : told
    },
    async openSports(launch) {
      const response = await fetch(`${config.GAMES_URL}/api/sports-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ launch }),
        redirect: 'error',
        signal: AbortSignal.timeout(SPORTS_TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`the sports partner answered ${response.status}`)
      return sportsSession.parse(JSON.parse(await readBounded(response, SPORTS_BYTES_MAX)))
    },
    giveFreeRounds: (order) => sendGrant(studios, order),
    cancelFreeRounds: (grant) => cancelGrant(studios, grant),
    listRounds: (asked) => listRounds(studios, asked),
    launchUrl: ({ code, token, language, origin }) =>
      `${origin ?? publicUrl}/play/${encodeURIComponent(code)}?lang=${language}#launch=${token}`,
  }
}

/**
 * A catalogue from outside: what its games may pay without a person is the operator's to say, or the limit
 * would be set by the one whom it guards against.
 */
function believed(told: Catalogue, multipleMax: number): Catalogue {
  const games = told.games.map((game) => ({
    ...game,
    max_multiple: Math.min(game.max_multiple ?? multipleMax, multipleMax),
  }))
  return { ...told, games }
}
