import { gamesText } from '@maidan/locales'
import { ErrorState, PageHeader } from '@maidan/ui'
import { useState } from 'react'
import { useLocation } from '../../lib/router/use-location.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import type { GamesSearch } from '../../app/routes/route-state.ts'
import { useGames } from '../../features/games/list-queries.ts'
import type { GameSort } from '../../features/games/sort-games.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { GameGrid } from './game-grid.tsx'
import { GameTools } from './game-tools.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'
import { listTitle } from './list-title.ts'

export function Games() {
  const t = useText(gamesText)
  const navigate = useNavigate()
  const search: GamesSearch = useLocation().search
  const type = (search.type ?? '').toLowerCase()
  const system = search.system ?? ''
  const [typed, setTyped] = useState('')
  const [sort, setSort] = useState<GameSort>('recommend')
  const games = useGames(type, system)
  const isComing = system === '' && games.data?.length === 0
  const chooseSystem = (chosen: string) =>
    navigate({ to: paths.games, search: { ...search, system: chosen }, replace: true })
  return (
    <>
      <PageHeader
        onBack={() => navigate({ to: paths.home })}
        title={listTitle(search, useLanguage()) || t('games')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        {!isComing && (
          <GameTools
            onSort={setSort}
            onSystem={chooseSystem}
            onTyped={setTyped}
            sort={sort}
            system={system}
            type={type}
            typed={typed}
          />
        )}
        {games.data ? (
          <GameGrid
            games={games.data}
            onShowAll={() => {
              setTyped('')
              chooseSystem('')
            }}
            search={search}
            sort={sort}
            typed={typed}
          />
        ) : games.isError ? (
          <ErrorState
            busy={games.isFetching}
            onRetry={() => void games.refetch()}
            title={t('gamesFailed')}
          />
        ) : (
          <GridSkeleton />
        )}
      </main>
    </>
  )
}
