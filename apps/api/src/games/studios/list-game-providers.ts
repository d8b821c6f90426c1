import { STUDIO_PROVIDERS, keyRingName, type KeyRingName } from '@maidan/contract'
import type { Config } from '../../platform/config.ts'

/** A game provider as its wallet calls name it: the slug stands in their path. */
export type GameProvider = {
  platform: string
  slug: string
  name: string
  keys: readonly { id: string; secret: string }[]
}

/** The providers whose keys the settings hold, by slug; one without keys is off. */
export function listGameProviders(
  config: Pick<Config, KeyRingName>,
): ReadonlyMap<string, GameProvider> {
  return new Map(
    STUDIO_PROVIDERS.flatMap((provider) => {
      const keys = config[keyRingName(provider)]
      return keys ? [[provider.slug, { ...provider, keys }]] : []
    }),
  )
}
