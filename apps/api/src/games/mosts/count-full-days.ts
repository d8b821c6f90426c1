import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { listProviderDays } from './list-provider-days.ts'

type Ports = { clock: Clock; config: Config; db: Db }

/** How many days of providers come near their most, and how many are at it. */
export async function countFullDays({ clock, config, db }: Ports) {
  const days = await listProviderDays(db, config.PROVIDER_DAY_MOST, clock.now())
  const countOf = (wanted: 'near' | 'reached') =>
    days.filter(({ state }) => state === wanted).length
  return { near: countOf('near'), reached: countOf('reached') }
}
