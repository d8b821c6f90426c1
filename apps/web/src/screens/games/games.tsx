import { gamesText } from '@maidan/locales'
import { ErrorState, PageHeader } from '@maidan/ui'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { paths } from '../../lib/paths.ts'
import { useGames } from '../../features/games/list-queries.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { UnfinishedRounds } from '../lobby/unfinished/unfinished-rounds.tsx'
import { GameList } from './game-list.tsx'
import { GameTools } from './game-tools.tsx'
import { GridSkeleton } from './grid/grid-skeleton.tsx'
import { listTitle } from './list-title.ts'
import { useListChoice } from './use-list-choice.ts'

export function Games() {
  const t = useText(gamesText)
  const navigate = useNavigate()
  const choice = useListChoice()
  const { search, type, system } = choice
  const games = useGames(type, system)
  return (
    <>
      <PageHeader
        onBack={() => navigate({ to: paths.home })}
        title={listTitle(search, useLanguage()) || t('games')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-4 p-4">
        <UnfinishedRounds />
        {games.data ? (
          <GameList choice={choice} games={games.data} />
        ) : (
          <>
            <GameTools choice={choice} />
            {games.isError ? (
              <ErrorState
                busy={games.isFetching}
                onRetry={() => void games.refetch()}
                title={t('gamesFailed')}
              />
            ) : (
              <GridSkeleton />
            )}
          </>
        )}
      </main>
    </>
  )
}
