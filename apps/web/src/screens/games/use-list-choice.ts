import { useEffect, useState } from 'react'
import type { GamesSearch } from '../../app/routes/route-state.ts'
import { readFilters, writeFilters } from '../../features/games/filters/game-filters.ts'
import type { GameFilters } from '../../features/games/filters/game-filters.ts'
import { gameSorts, type GameSort } from '../../features/games/sort-games.ts'
import { paths } from '../../lib/paths.ts'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'

/** What is typed goes into the address once the fingers rest. */
const TYPED_AFTER_MS = 300

export type ListChoice = {
  search: GamesSearch
  type: string
  system: string
  typed: string
  sort: GameSort
  filters: GameFilters
  setTyped: (typed: string) => void
  setSystem: (system: string) => void
  setSort: (sort: GameSort) => void
  setFilters: (filters: GameFilters) => void
  /** Takes everything away that narrows the list. */
  clear: () => void
}

/**
 * How the list is narrowed and sorted. All of it stands in the address: a filter is a step that Back
 * takes back, what is typed, the sort and the provider are not.
 */
export function useListChoice(): ListChoice {
  const navigate = useNavigate()
  const place = useLocation()
  const search: GamesSearch = place.search
  const [typed, setTyped] = useTyped(search.q ?? '')
  const go = (changed: GamesSearch, replace: boolean) =>
    navigate({ to: paths.games, search: { ...search, q: typed || undefined, ...changed }, replace })
  useEffect(() => {
    if (typed === (search.q ?? '')) return undefined
    const timer = setTimeout(() => go({}, true), TYPED_AFTER_MS)
    return () => clearTimeout(timer)
  })
  return {
    search,
    type: (search.type ?? '').toLowerCase(),
    system: search.system ?? '',
    typed,
    sort: gameSorts.find((sort) => sort === search.sort) ?? 'recommend',
    filters: readFilters(place.search),
    setTyped,
    setSystem: (system) => go({ system }, true),
    setSort: (sort) => go({ sort: sort === 'recommend' ? undefined : sort }, true),
    setFilters: (filters) => go(writeFilters(filters), false),
    clear: () => {
      setTyped('')
      go({ ...writeFilters(readFilters({})), q: undefined, system: '' }, false)
    },
  }
}

/** What is typed, until the address says something else by itself, as Back does. */
function useTyped(said: string) {
  const { came } = useLocation()
  const [state, setState] = useState({ typed: said, said })
  if (state.said !== said) setState({ typed: came === 'pop' ? said : state.typed, said })
  return [state.typed, (typed: string) => setState({ typed, said })] as const
}
