import { gamesText } from '@maidan/locales'
import { Field, IconButton, SelectField } from '@maidan/ui'
import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { gameSorts } from '../../features/games/sort-games.ts'
import { useText } from '../../lib/text/language.ts'
import { ProviderChips } from './provider-chips.tsx'
import type { ListChoice } from './use-list-choice.ts'

/** Search, sort and provider filter of the list; `children` stand beside the sort. */
export function GameTools({ choice, children }: { choice: ListChoice; children?: ReactNode }) {
  const t = useText(gamesText)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <div className="min-w-56 flex-[2]">
          <SearchField choice={choice} />
        </div>
        <div className="flex flex-1 gap-2">
          <div className="min-w-36 flex-1">
            <SelectField
              label={t('sort')}
              labelHidden
              onChange={(event) =>
                choice.setSort(gameSorts.find((sort) => sort === event.target.value) ?? 'recommend')
              }
              options={gameSorts.map((sort) => ({ value: sort, label: t(sort) }))}
              value={choice.sort}
            />
          </div>
          {children}
        </div>
      </div>
      <ProviderChips onChange={choice.setSystem} system={choice.system} type={choice.type} />
    </div>
  )
}

function SearchField({ choice: { typed, setTyped } }: { choice: ListChoice }) {
  const t = useText(gamesText)
  const clear = (
    <IconButton icon={<X className="size-5" />} label={t('clear')} onClick={() => setTyped('')} />
  )
  return (
    <Field
      enterKeyHint="search"
      inputMode="search"
      label={t('search')}
      labelHidden
      onChange={(event) => setTyped(event.target.value)}
      placeholder={t('search')}
      prefix={<Search aria-hidden className="size-5" />}
      value={typed}
      {...(typed !== '' && { suffix: clear })}
    />
  )
}
