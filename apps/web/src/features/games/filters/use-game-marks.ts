import { useFavourites } from '../list-queries.ts'
import { useLobbyShelves } from '../lobby-query.ts'
import type { GameMarks } from './filter-games.ts'

/** The games that the player marked or played lately, and those that are played most. */
export function useGameMarks(): GameMarks {
  const favourites = useFavourites().data
  const shelves = useLobbyShelves().data
  const codes = (games: readonly { code: string }[] = []) => new Set(games.map(({ code }) => code))
  return {
    favourites: new Set(favourites),
    recent: codes(shelves?.recent),
    popular: codes(shelves?.popular),
  }
}
