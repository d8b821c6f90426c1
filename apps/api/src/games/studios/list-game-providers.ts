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
  config: Pick<Config, 'PADMA_KEYS' | 'BAGH_KEYS' | 'SHAPLA_KEYS' | 'LUCKY_KEYS'>,
): ReadonlyMap<string, GameProvider> {
  const known = [
    { platform: 'PADMA', slug: 'padma', name: 'Padma Play', keys: config.PADMA_KEYS },
    { platform: 'BAGH', slug: 'bagh', name: 'Bagh Studio', keys: config.BAGH_KEYS },
    { platform: 'SHAPLA', slug: 'shapla', name: 'Shapla Games', keys: config.SHAPLA_KEYS },
    { platform: 'LUCKY', slug: 'lucky', name: 'Lucky Sports', keys: config.LUCKY_KEYS },
  ]
  return new Map(
    known.flatMap(({ keys, ...provider }) =>
      keys ? [[provider.slug, { ...provider, keys }]] : [],
    ),
  )
}
