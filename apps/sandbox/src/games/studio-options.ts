import type { RoomGame, RoomTiming } from '@maidan/casino'
import type { ProviderSlug } from '@maidan/contract'
import type { Logger } from 'pino'

export type ProviderKey = { keyId: string; secret: string }

export type ProviderKeys = Record<ProviderSlug, ProviderKey>

export type StudioLog = Pick<Logger, 'info' | 'warn' | 'error'>

export type StudioOptions = {
  port: number
  /** Where the server listens; only this machine when not given. */
  host?: string
  /** The studio's own database; it keeps everything in the schema `studio`. */
  databaseUrl: string
  /** Origin of the operator's api, where the wallet answers. */
  apiUrl: string
  /** Origin at which players and staff reach this studio. */
  publicUrl: string
  /** The one origin that may frame a game page and hear its messages. */
  siteOrigin: string
  /** Folder of built files: `studio/` holds the game page, `storage/` the pictures. */
  buildDir: string
  providers: ProviderKeys
  /** Where the sports book reads its matches: the odds partner's origin. */
  feedUrl: string
  /** The games that are played in rooms; every one there is when not given. */
  rooms?: readonly RoomGame[]
  /** Rooms, by their games' codes, whose rounds last otherwise than the game says: a test waits for no match. */
  roomTimings?: Readonly<Record<string, RoomTiming>>
  log?: StudioLog
  /** Shortest time between two spins of one player in one game. */
  spinIntervalMs?: number
  /** Times the limits on the calls of a session; 1 when not given, more where a test plays without a pause. */
  limitsScale?: number
  /** How long a sports bet in play waits before it is taken. */
  inPlayDelayMs?: number
}
