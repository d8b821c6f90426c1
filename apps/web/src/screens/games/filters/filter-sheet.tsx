import { gamesText } from '@maidan/locales'
import { Button, Sheet } from '@maidan/ui'
import type { GameMarks } from '../../../features/games/filters/filter-games.ts'
import { countFilters } from '../../../features/games/filters/game-filters.ts'
import type { GameFilters } from '../../../features/games/filters/game-filters.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { FilterGroups } from './filter-groups.tsx'

export type FilterSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  games: readonly Game[]
  /** How many games are left. */
  left: number
  filters: GameFilters
  marks: GameMarks
  onChange: (filters: GameFilters) => void
  onClear: () => void
}

/** Every filter at once; the list behind it follows each tap. */
export function FilterSheet(props: FilterSheetProps) {
  const t = useText(gamesText)
  const { open, onOpenChange, games, left, filters, marks, onChange, onClear } = props
  return (
    <Sheet
      footer={
        <div className="flex gap-3">
          <Button disabled={countFilters(filters) === 0} look="secondary" onClick={onClear}>
            {t('clearFilters')}
          </Button>
          <Button className="flex-1" onClick={() => onOpenChange(false)}>
            {t('showGames', { count: left })}
          </Button>
        </div>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t('filter')}
    >
      <FilterGroups
        className="flex flex-col gap-5 pt-1"
        filters={filters}
        games={games}
        marks={marks}
        onChange={onChange}
      />
    </Sheet>
  )
}
