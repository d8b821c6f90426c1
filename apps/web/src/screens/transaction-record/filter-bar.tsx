import { recordsText } from '@maidan/locales'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { lazyScreen } from '../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../lib/chunks/use-opened-part.ts'
import { noFilter } from '../../features/records/transaction-filter.ts'
import type { TransactionFilter } from '../../features/records/transaction-filter.ts'
import { useText } from '../../lib/text/language.ts'
import { StatementButton } from './statement/statement-button.tsx'

const FilterSheet = lazyScreen(async () => (await import('./filter-sheet.tsx')).FilterSheet)

type Props = { filter: TransactionFilter; onChange: (filter: TransactionFilter) => void }

const names = ['status', 'type', 'date'] as const

const chipClass =
  'inline-flex h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition'

/** The filter and the statement, and one removable chip for each filter that is set. */
export function FilterBar({ filter, onChange }: Props) {
  const t = useText(recordsText)
  const [open, setOpen] = useState(false)
  const opened = useOpenedPart(FilterSheet, { isOpen: open, close: () => setOpen(false) })
  const chosen = names.filter((name) => filter[name] !== 'all')
  return (
    <div className="rail -mx-4 gap-2 px-4">
      <button
        aria-haspopup="dialog"
        className={`${chipClass} border-field-700 bg-field-800`}
        onClick={() => setOpen(true)}
        onPointerDown={() => void FilterSheet.preload()}
        type="button"
      >
        <SlidersHorizontal aria-hidden className="size-4 text-grass" />
        {t('filter')}
      </button>
      <StatementButton className={`${chipClass} border-field-700 bg-field-800`} />
      {chosen.map((name) => (
        <button
          aria-label={t('removeFilter', { name: t(filter[name]) })}
          className={`${chipClass} border-floodlight bg-field-900`}
          key={name}
          onClick={() => onChange({ ...filter, [name]: noFilter[name] })}
          type="button"
        >
          {t(filter[name])}
          <X aria-hidden className="size-4 text-quiet" />
        </button>
      ))}
      {opened && (
        <FilterSheet filter={filter} onApply={onChange} onOpenChange={setOpen} open={open} />
      )}
    </div>
  )
}
