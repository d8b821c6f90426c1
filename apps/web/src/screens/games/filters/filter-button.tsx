import { gamesText } from '@maidan/locales'
import { Button, CountBadge } from '@maidan/ui'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { countFilters } from '../../../features/games/filters/game-filters.ts'
import { lazyScreen } from '../../../lib/chunks/lazy-screen.ts'
import { useText } from '../../../lib/text/language.ts'
import type { FilterSheetProps } from './filter-sheet.tsx'

const FilterSheet = lazyScreen(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** A phone's one button for all filters, with how many are chosen. */
export function FilterButton(props: Omit<FilterSheetProps, 'open' | 'onOpenChange'>) {
  const t = useText(gamesText)
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const count = countFilters(props.filters)
  const change = (next: boolean) => {
    setOpen(next)
    setWasOpen(true)
  }
  return (
    <>
      <Button className="gap-2" look="secondary" onClick={() => change(true)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        {t('filter')}
        {count > 0 && <CountBadge count={count} />}
      </Button>
      <Suspense>{wasOpen && <FilterSheet {...props} onOpenChange={change} open={open} />}</Suspense>
    </>
  )
}
