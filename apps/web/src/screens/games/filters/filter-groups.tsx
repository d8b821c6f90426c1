import { gamesText } from '@maidan/locales'
import { valueWriter } from '@maidan/locales'
import { clsx } from 'clsx'
import { useId } from 'react'
import { filterOptions } from '../../../features/games/filters/filter-games.ts'
import type { FilterOption, GameMarks } from '../../../features/games/filters/filter-games.ts'
import { groupNames, toggleFilter } from '../../../features/games/filters/game-filters.ts'
import type { FilterGroup, GameFilters } from '../../../features/games/filters/game-filters.ts'
import type { Game } from '../../../features/games/list-queries.ts'
import { useLanguage, useText } from '../../../lib/text/language.ts'
import { filterLabel } from './filter-label.ts'

type Props = {
  games: readonly Game[]
  filters: GameFilters
  marks: GameMarks
  onChange: (filters: GameFilters) => void
  className?: string
}

/** The groups of which something can be chosen, each option with how many games it leaves. */
export function FilterGroups({ games, filters, marks, onChange, className }: Props) {
  const groups = groupNames.map((group) => ({
    group,
    options: filterOptions(games, group, { filters, marks }),
  }))
  return (
    <div className={className}>
      {groups.map(
        ({ group, options }) =>
          options.length > 0 && (
            <Group
              group={group}
              key={group}
              onToggle={(value) => onChange(toggleFilter(filters, group, value))}
              options={options}
            />
          ),
      )}
    </div>
  )
}

type GroupProps = {
  group: FilterGroup
  options: readonly FilterOption[]
  onToggle: (value: string) => void
}

function Group({ group, options, onToggle }: GroupProps) {
  const t = useText(gamesText)
  const id = useId()
  return (
    <div aria-labelledby={id} className="wide:flex wide:items-start wide:gap-3" role="group">
      <p
        className="mb-2 text-xs font-semibold text-quiet wide:mb-0 wide:w-20 wide:shrink-0 wide:pt-2.5"
        id={id}
      >
        {t(`filter_${group}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            name={filterLabel(t, group, option.value)}
            onToggle={() => onToggle(option.value)}
            option={option}
          />
        ))}
      </div>
    </div>
  )
}

function Chip(props: { name: string; option: FilterOption; onToggle: () => void }) {
  const { chosen, count } = props.option
  const number = valueWriter(useLanguage())
  return (
    <button
      aria-pressed={chosen}
      className={clsx(
        'flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition wide:min-h-9',
        chosen ? 'border-floodlight bg-field-700 text-text' : 'border-edge text-quiet',
        count === 0 && !chosen && 'opacity-50',
      )}
      disabled={count === 0 && !chosen}
      onClick={props.onToggle}
      type="button"
    >
      {props.name}
      <span className="tabular text-xs font-medium text-quiet">{number(count)}</span>
    </button>
  )
}
