import type { NamedGame } from './game-name.ts'

export const gameSorts = ['recommend', 'latest', 'favorite', 'az'] as const

export type GameSort = (typeof gameSorts)[number]

type Sortable = { code: string; name: string; added_at?: string }

/**
 * Sorts games (SIL-103): the server's order, the newest first, the player's own favourites and
 * then the site's, or by name. Equal ones keep the server's order.
 */
export function sortGames<G extends Sortable>(
  games: readonly G[],
  sort: GameSort,
  favourites: { own: readonly string[]; site: readonly string[] },
): G[] {
  switch (sort) {
    case 'recommend':
      return [...games]
    case 'latest':
      return games.toSorted((a, b) => (b.added_at ?? '').localeCompare(a.added_at ?? ''))
    case 'favorite':
      return games.toSorted((a, b) => rank(a.code, favourites) - rank(b.code, favourites))
    case 'az':
      return games.toSorted((a, b) => a.name.localeCompare(b.name))
  }
}

function rank(code: string, { own, site }: { own: readonly string[]; site: readonly string[] }) {
  if (own.includes(code)) return own.indexOf(code)
  if (site.includes(code)) return own.length + site.indexOf(code)
  return own.length + site.length
}

/** Games of whose names, English or Bangla, one holds the typed text, in whatever case. */
export function searchGames<G extends NamedGame>(games: readonly G[], typed: string): G[] {
  const wanted = typed.trim().toLowerCase()
  return games.filter(({ name, name_bn = '' }) =>
    [name, name_bn].some((each) => each.toLowerCase().includes(wanted)),
  )
}
