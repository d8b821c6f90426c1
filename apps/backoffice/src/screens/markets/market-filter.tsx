import { marketsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { marketFilters } from '../../features/markets/market.ts'
import type { MarketFilterName } from '../../features/markets/market.ts'
import { useMarketCount } from '../../features/markets/queries.ts'
import { SearchBox } from '../../parts/tables/search-box.tsx'
import { Segments } from '../../parts/tables/segments.tsx'

type Props = {
  filter: { state: MarketFilterName; search: string }
  onChange: (next: { state?: string; search?: string }) => void
}

/** Which markets the list shows; what waits for a person is counted, wherever one looks. */
export function MarketFilter({ filter, onChange }: Props) {
  const t = useText(marketsText)
  const counts: Partial<Record<MarketFilterName, number | undefined>> = {
    open: useMarketCount('open'),
    due: useMarketCount('due'),
    requests: useMarketCount('requests'),
  }
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2">
      <Segments
        items={marketFilters.map((name) => ({
          value: name,
          label: t(`filter_${name}`),
          count: counts[name],
          urgent: name !== 'open',
        }))}
        label={t('filter')}
        onChange={(state) => onChange({ state: state === 'open' ? '' : state })}
        value={filter.state}
      />
      <SearchBox
        hint={t('searchHint')}
        onSearch={(search) => onChange({ search })}
        value={filter.search}
      />
    </div>
  )
}
