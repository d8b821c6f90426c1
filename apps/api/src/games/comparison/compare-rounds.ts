import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import type { GameStudio } from '../studios/open-game-studio.ts'
import { compareProviderDay } from './compare-provider-day.ts'
import { findDueDay } from './find-due-day.ts'
import { comparisonTurns } from './comparison-turns.ts'

type Ports = {
  clock: Clock
  config: Pick<Config, 'SECRET'>
  db: Db
  gameProviders: ReadonlyMap<string, GameProvider>
  studio: GameStudio
}

/** How often it is looked whether a day is due. */
export const COMPARE_ROUNDS_EVERY_MS = 60_000

/**
 * Compares the oldest day that is due of each provider; answers how many it did. They are asked side by
 * side, so that a slow one keeps no other from its day.
 */
export async function compareRounds(ports: Ports): Promise<number> {
  const platforms = [...ports.gameProviders.values()].map(({ platform }) => platform)
  const ends = await Promise.allSettled(platforms.map((platform) => compareDue(ports, platform)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return ends.filter((end) => end.status === 'fulfilled' && end.value).length
}

/** Whether there was a day to compare. Another process may have done it between the look and the turn. */
async function compareDue(ports: Ports, platform: string): Promise<boolean> {
  const { clock, db } = ports
  const day = await findDueDay(db, platform, clock.now())
  if (day === null || !(await comparisonTurns.take(ports, { of: platform, day }))) return false
  try {
    if ((await findDueDay(db, platform, clock.now())) !== day) return false
    await compareProviderDay(ports, { platform, day })
    return true
  } finally {
    await comparisonTurns.end(ports, { of: platform, day })
  }
}
