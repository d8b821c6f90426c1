import { casesText, deskText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { caseViews, useCases } from '../../features/cases/queries.ts'
import { useOverview } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { CaseCard } from './case-card.tsx'

/** Groups of accounts that may be one hand, by how far people have come with them. */
export function Cases() {
  const t = useText(casesText)
  const title = useText(deskText)('cases')
  const address = useAddress()
  const change = useChangeAddress()
  const open = useOverview().data?.abuse_cases
  const view = caseViews.find((one) => one === address['state']) ?? 'open'
  const cases = useCases(view, pageOf(address))
  const items = caseViews.map((value) => ({
    value,
    label: t(value === 'all' ? 'view_all' : `state_${value}`),
    ...(value === 'open' && { count: open, urgent: true }),
  }))
  return (
    <>
      <ScreenHead title={title}>
        <Segments
          items={items}
          label={t('view')}
          onChange={(next) => change({ state: next === 'open' ? '' : next, page: '' })}
          value={view}
        />
      </ScreenHead>
      <QueryView
        empty={<EmptyState hint={t('emptyHint')} title={t('empty')} />}
        isEmpty={({ data }) => data.length === 0}
        key={view}
        query={cases}
        skeleton={
          <div className="max-w-5xl p-4">
            <SkeletonRows count={4} rowClass="h-32" />
          </div>
        }
      >
        {(list) => (
          <>
            <Scroller className="min-h-0 flex-1" label={title}>
              <div className="flex max-w-5xl flex-col gap-4 p-4">
                <p className="text-sm text-quiet">{t('lead')}</p>
                <ul aria-label={title} className="grid gap-3 lg:grid-cols-2">
                  {list.data.map((one) => (
                    <li key={one.id}>
                      <CaseCard found={one} />
                    </li>
                  ))}
                </ul>
              </div>
            </Scroller>
            <Pager of={list} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
