import { gamesText } from '@maidan/locales'
import { Button, CountBadge } from '@maidan/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countFilters } from '../../../features/games/filters/game-filters.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useOpenedPart } from '../../../lib/chunks/use-opened-part.ts'
import { useText } from '../../../lib/text/language.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

const FilterSheet = lazyScreen(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** A phone's one button for all filters, with how many are chosen. */
export function FilterButton(props: Omit<FilterSheetProps, 'open' | 'onOpenChange'>) {
  const t = useText(gamesText)
  const [open, setOpen] = useState(false)
  const opened = useOpenedPart(FilterSheet, { isOpen: open, close: () => setOpen(false) })
  const count = countFilters(props.filters)
  return (
    <>
      <Button className="gap-2" look="secondary" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {t('filter')}
        {count > 0 && <CountBadge count={count} />}
      </Button>
      {opened && <FilterSheet {...props} onOpenChange={setOpen} open={open} />}
    </>
  )
}
