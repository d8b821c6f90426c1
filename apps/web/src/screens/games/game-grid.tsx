import { gamesText, shellText } from '@maidan/locales'
import { Button, EmptyState, buttonClass } from '@maidan/ui'
import { Link } from '../../lib/router/link.tsx'
import { paths } from '../../lib/paths.ts'
import type { GamesSearch } from '../../app/routes/route-state.ts'
import { useFavourites, type Game } from '../../features/games/list-queries.ts'
import { searchGames, sortGames, type GameSort } from '../../features/games/sort-games.ts'
import { useSliders } from '../../features/site/queries.ts'
import { sliderGroups } from '../../features/site/slider-groups.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { storageUrl } from '../../lib/calls/origins.ts'
import { gameGridClass } from './game-grid-class.ts'
import { GameTile } from './game-tile.tsx'
import { listTitle } from './list-title.ts'

type Props = {
  games: readonly Game[]
  search: GamesSearch
  sort: GameSort
  typed: string
  onShowAll: () => void
}

/** The cards that pass the search, in the chosen order. */
export function GameGrid({ games, search, sort, typed, onShowAll }: Props) {
  const t = useText(gamesText)
  const own = useFavourites().data ?? []
  const site = sliderGroups(useSliders().data).favourite.map(({ link }) => link ?? '')
  const shown = sortGames(searchGames(games, typed), sort, { own, site })
  if (games.length === 0) return <NothingToPlay search={search} />
  if (shown.length === 0)
    return (
      <EmptyState
        action={
          <Button look="secondary" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
        hint={t('emptyFilter')}
        picture={storageUrl('empty/no-games.svg')}
        title={t('empty')}
      />
    )
  return (
    <>
      <p aria-live="polite" className="-my-1 text-sm text-quiet">
        {t('count', { count: shown.length })}
      </p>
      <ul className={gameGridClass}>
        {shown.map((game) => (
          <li key={game.code}>
            <GameTile favourite={own.includes(game.code)} game={game} search={search} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A kind that nobody serves yet says so, and shows the way to one that is served, and back. */
function NothingToPlay({ search }: { search: GamesSearch }) {
  const t = useText(gamesText)
  const shell = useText(shellText)
  const name = listTitle(search, useLanguage()) || t('games')
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link className={buttonClass({ look: 'secondary' })} to={paths.home}>
            {t('toHome')}
          </Link>
          <Link
            className={buttonClass({ look: 'secondary' })}
            search={{ type: 'slot', system: '', title: 'Slot' }}
            to={paths.games}
          >
            {t('toSlots')}
          </Link>
        </div>
      }
      hint={shell('nothingYet', { name })}
      picture={storageUrl('empty/no-games.svg')}
      title={t('empty')}
    />
  )
}
