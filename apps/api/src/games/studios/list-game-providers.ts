import { STUDIO_PROVIDERS, keyRingName, type KeyRingName } from '@maidan/contract'
import type { Config } from '../../platform/config.ts'

/** A game provider as its wallet calls name it: the slug stands in their path. */
export type GameProvider = {
  platform: string
  slug: string
  name: string
  /** Where its own studio stands; null: it is one of those behind the house's studio. */
  origin: string | null
  keys: readonly { id: string; secret: string }[]
}

/** The providers whose keys the settings hold, by slug; one without keys is off. */
export function listGameProviders(
  config: Pick<Config, KeyRingName | 'GAME_PROVIDERS'>,
): ReadonlyMap<string, GameProvider> {
  const housed = STUDIO_PROVIDERS.flatMap((provider) => {
    const keys = config[keyRingName(provider)]
    return keys ? [{ ...provider, origin: null, keys }] : []
  })
  const others = config.GAME_PROVIDERS.map((one) => ({ ...one, platform: one.slug.toUpperCase() }))
  return new Map([...housed, ...others].map((provider) => [provider.slug, provider]))
}
