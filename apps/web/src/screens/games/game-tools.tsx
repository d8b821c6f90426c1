import { gamesText } from '@maidan/locales'
import { Field, IconButton, SelectField } from '@maidan/ui'
import { Search, X } from 'lucide-react'
import { gameSorts, type GameSort } from '../../features/games/sort-games.ts'
import { useText } from '../../lib/text/language.ts'
import { ProviderChips } from './provider-chips.tsx'

type Props = {
  type: string
  system: string
  typed: string
  sort: GameSort
  onSystem: (system: string) => void
  onTyped: (typed: string) => void
  onSort: (sort: GameSort) => void
}

/** Search, sort and provider filter of the list. */
export function GameTools(props: Props) {
  const t = useText(gamesText)
  const clear = (
    <IconButton
      icon={<X className="size-5" />}
      label={t('clear')}
      onClick={() => props.onTyped('')}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-40 flex-[2]">
          <Field
            enterKeyHint="search"
            label={t('search')}
            labelHidden
            onChange={(event) => props.onTyped(event.target.value)}
            placeholder={t('search')}
            prefix={<Search aria-hidden className="size-5" />}
            inputMode="search"
            value={props.typed}
            {...(props.typed !== '' && { suffix: clear })}
          />
        </div>
        <div className="min-w-32 flex-1">
          <SelectField
            label={t('sort')}
            labelHidden
            onChange={(event) =>
              props.onSort(gameSorts.find((sort) => sort === event.target.value) ?? 'recommend')
            }
            options={gameSorts.map((sort) => ({ value: sort, label: t(sort) }))}
            value={props.sort}
          />
        </div>
      </div>
      <ProviderChips onChange={props.onSystem} system={props.system} type={props.type} />
    </div>
  )
}
