import { SPORTS_BOOK } from '@maidan/contract'
import { Refusal } from '../../platform/http/refusal.ts'
import type { SportsSession, GameStudio } from '../studios/open-game-studio.ts'
import { launchGame, type LaunchOrder } from './launch-game.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'

type Ports = {
  log: Logger
  clock: Clock
  db: Db
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
}

/**
 * Opens a session at the sports partner: a launch like any game's, whose one-time token the partner
 * trades for a way in of its own.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, ON_BREAK, GAME_NOT_FOUND, GAME_PROVIDER_DOWN
 */
export async function openSportsBook(
  ports: Ports,
  order: Omit<LaunchOrder, 'code'>,
): Promise<SportsSession> {
  const { token } = await launchGame(ports, { ...order, code: SPORTS_BOOK })
  try {
    return await ports.studio.openSports(token)
  } catch (error) {
    ports.log.warn({ err: error }, 'the sports partner opened no session')
    throw new Refusal('GAME_PROVIDER_DOWN')
  }
}
