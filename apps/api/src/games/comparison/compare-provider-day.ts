import { compareDay } from '@maidan/casino'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { GameStudio } from '../studios/open-game-studio.ts'
import { readOurRounds } from './read-our-rounds.ts'
import { utcSpan } from './utc-day.ts'
import { writeCompared } from './write-compared.ts'
import { writeUnheard } from './write-unheard.ts'

type Ports = { clock: Clock; config: Pick<Config, 'SECRET'>; db: Db; studio: GameStudio }

/** How much more than the day is asked for on both of its sides: no two clocks are the same. */
const MARGIN_MS = 15 * 60_000

/**
 * Holds a day of a provider’s rounds against its own list, and writes down what came of it. Nothing is
 * posted: what differs is for people.
 */
export async function compareProviderDay(
  ports: Ports,
  { platform, day }: { platform: string; day: string },
): Promise<void> {
  const { clock, config, db, studio } = ports
  const span = utcSpan(day)
  const list = await studio.listRounds({
    platform,
    from: new Date(span.from.getTime() - MARGIN_MS),
    to: new Date(span.until.getTime() + MARGIN_MS),
  })
  const at = clock.now()
  if (list.kind !== 'listed') return writeUnheard(db, { platform, day, at, list })
  const named = list.rounds.map(({ roundId }) => roundId)
  const ours = await readOurRounds(db, { secret: config.SECRET, platform, span, named })
  const times = { fromMs: span.from.getTime(), untilMs: span.until.getTime() }
  const found = compareDay(times, ours, list.rounds)
  await inTransaction(db, (tx) => writeCompared(tx, { platform, day, at, found }))
}
