import { gamesText } from '@maidan/locales'
import { filterGames } from '../../features/games/filters/filter-games.ts'
import { countFilters, readFilters } from '../../features/games/filters/game-filters.ts'
import { useGameMarks } from '../../features/games/filters/use-game-marks.ts'
import type { Game } from '../../features/games/list-queries.ts'
import { searchGames, sortGames } from '../../features/games/sort-games.ts'
import { useSliders } from '../../features/site/queries.ts'
import { sliderGroups } from '../../features/site/slider-groups.ts'
import { useIsMobile } from '../../lib/media.ts'
import { useText } from '../../lib/text/language.ts'
import { FilterButton } from './filters/filter-button.tsx'
import { FilterGroups } from './filters/filter-groups.tsx'
import { GameTools } from './game-tools.tsx'
import { GameGrid } from './grid/game-grid.tsx'
import { NoneFit, NothingToPlay } from './grid/no-games.tsx'
import type { ListChoice } from './use-list-choice.ts'

type Props = { games: readonly Game[]; choice: ListChoice }

/** The games that pass the search and the filters, in the chosen order, and what narrows them. */
export function GameList({ games, choice }: Props) {
  const marks = useGameMarks()
  const site = sliderGroups(useSliders().data).favourite.map(({ link }) => link ?? '')
  const isMobile = useIsMobile()
  const { filters, setFilters } = choice
  if (games.length === 0 && choice.system === '') return <NothingToPlay search={choice.search} />
  const found = searchGames(games, choice.typed)
  const left = filterGames(found, filters, marks)
  const shown = sortGames(left, choice.sort, { own: [...marks.favourites], site })
  const clearFilters = () => setFilters(readFilters({}))
  const filtering = { games: found, filters, marks, onChange: setFilters }
  return (
    <>
      <GameTools choice={choice}>
        {isMobile && <FilterButton {...filtering} left={left.length} onClear={clearFilters} />}
      </GameTools>
      {!isMobile && <FilterGroups className="flex flex-col gap-2" {...filtering} games={games} />}
      {shown.length === 0 ? (
        <NoneFit onShowAll={choice.clear} />
      ) : (
        <>
          <Count
            all={games.length}
            isNarrowed={countFilters(filters) > 0}
            left={shown.length}
            onClear={clearFilters}
          />
          <GameGrid games={shown} search={choice.search} />
        </>
      )}
    </>
  )
}

type CountProps = { left: number; all: number; isNarrowed: boolean; onClear: () => void }

/** How many games are left of how many, and the way back to all of them. */
function Count({ left, all, isNarrowed, onClear }: CountProps) {
  const t = useText(gamesText)
  return (
    <div className="-my-1 flex min-h-6 items-center gap-3">
      <p aria-live="polite" className="flex-1 text-sm text-quiet">
        {left === all ? t('count', { count: all }) : t('countLeft', { count: left, all })}
      </p>
      {isNarrowed && (
        <button
          className="relative min-h-9 text-sm font-semibold underline underline-offset-4"
          onClick={onClear}
          type="button"
        >
          {t('clearFilters')}
        </button>
      )}
    </div>
  )
}
