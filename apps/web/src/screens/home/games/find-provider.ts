import type { Provider } from '../../../features/games/queries.ts'
import { sameSystem } from '../../../features/games/same-system.ts'
import type { SportsEntry } from './sports-entries.ts'

/** Who stands behind an entry of the Sports tab. */
export function findProvider(
  providers: readonly Provider[] | undefined,
  { system }: SportsEntry,
): Provider | undefined {
  return providers?.find(
    ({ name, platform }) => sameSystem(name, system) || sameSystem(platform, system),
  )
}
