/**
 * The providers of games that a house may work with, in the order in which the lobby names them. The
 * catalogue knows one by its platform, the paths of the wallet by its slug.
 */
export const STUDIO_PROVIDERS = [
  { platform: 'PADMA', slug: 'padma', name: 'Padma Play' },
  { platform: 'BAGH', slug: 'bagh', name: 'Bagh Studio' },
  { platform: 'SHAPLA', slug: 'shapla', name: 'Shapla Games' },
  { platform: 'LUCKY', slug: 'lucky', name: 'Lucky Sports' },
  { platform: 'ISPORTS', slug: 'isports', name: 'I-Sports' },
  { platform: 'E1SPORTS', slug: 'e1sports', name: 'E1Sports' },
  { platform: 'HORSEBOOK', slug: 'horsebook', name: 'Horsebook' },
  { platform: 'VIRTUAL', slug: 'virtual', name: 'Virtual' },
  { platform: 'KABADDI', slug: 'kabaddi', name: 'Kabaddi' },
  { platform: 'CMD', slug: 'cmd', name: 'CMD Sports' },
  { platform: 'SBO', slug: 'sbo', name: 'SBO Sports' },
  { platform: 'FANTASY', slug: 'fantasy', name: 'Fantasy' },
] as const

/**
 * The sports partner's book stands in the catalogue as one game. Its bets wait for their matches, which
 * no round of another game does.
 */
export const SPORTS_BOOK = 'LUCKY-SPORTS'

/** The least odds at which the book takes a free bet, as they are written. */
export const FREE_BET_ODDS_MIN = '1.50'

type Provider = (typeof STUDIO_PROVIDERS)[number]

export type ProviderSlug = Provider['slug']

/** The setting that holds the ring of keys of a provider. */
export type KeyRingName = `${Provider['platform']}_KEYS`

export function keyRingName({ platform }: Provider): KeyRingName {
  return `${platform}_KEYS`
}

/** Something of every provider, by its slug. */
export function bySlug<T>(of: (provider: Provider) => T): Record<ProviderSlug, T> {
  const entries = STUDIO_PROVIDERS.map((provider) => [provider.slug, of(provider)])
  // The list has every slug, once each.
  return Object.fromEntries(entries) as Record<ProviderSlug, T>
}

/** Something of every provider, by the setting of its keys. */
export function byKeyRing<T>(of: (provider: Provider) => T): Record<KeyRingName, T> {
  const entries = STUDIO_PROVIDERS.map((provider) => [keyRingName(provider), of(provider)])
  return Object.fromEntries(entries) as Record<KeyRingName, T>
}
