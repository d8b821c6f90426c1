import { deskText, marketsText } from '@maidan/locales'
import { cardClass, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChartCandlestick, ChevronRight } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { useMarketCount } from '../../features/markets/queries.ts'

/** How many results nobody has been paid for yet, and how many requests wait for a second person. */
export function MarketsCard() {
  const t = useText(deskText)
  const markets = useText(marketsText)
  const due = useMarketCount('due') ?? 0
  const requests = useMarketCount('requests') ?? 0
  const state = due === 0 && requests > 0 ? 'requests' : 'due'
  return (
    <Link
      className={clsx(
        cardClass,
        'group flex h-full flex-col gap-1 p-4 transition hover:border-field-600',
      )}
      to={paths.markets}
      {...(due + requests > 0 && { search: { state } })}
    >
      <span className="flex items-center gap-2 text-sm font-medium text-quiet">
        <ChartCandlestick aria-hidden className="size-4" />
        {t('markets')}
        <ChevronRight
          aria-hidden
          className="ml-auto size-4 transition group-hover:translate-x-0.5"
        />
      </span>
      <span className="flex items-baseline gap-2">
        <b className="tabular text-2xl">{due + requests}</b>
        <span className="text-sm text-quiet">{t('waiting')}</span>
      </span>
      <span className="text-sm text-quiet">
        {due + requests === 0
          ? markets('empty_due')
          : `${markets('dueCount', { count: due })} · ${markets('requestCount', { count: requests })}`}
      </span>
    </Link>
  )
}
