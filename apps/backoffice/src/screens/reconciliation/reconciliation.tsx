import { reconciliationText } from '@maidan/locales'
import { Card, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { partners, useDays } from '../../features/reconciliation/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { DayRow } from './day-row.tsx'

/** The days as rows, the partners side by side: what agrees with their own statements. */
export function Reconciliation() {
  const t = useText(reconciliationText)
  const change = useChangeAddress()
  const days = useDays(pageOf(useAddress()))
  return (
    <>
      <ScreenHead title={t('title')} />
      <QueryView
        empty={<EmptyState hint={t('emptyHint')} title={t('empty')} />}
        isEmpty={({ data }) => data.length === 0}
        query={days}
        skeleton={
          <div className="max-w-5xl p-4">
            <SkeletonRows count={8} rowClass="h-14" />
          </div>
        }
      >
        {(list) => (
          <>
            <Scroller className="min-h-0 flex-1" label={t('title')}>
              <div className="flex max-w-5xl flex-col gap-3 p-4">
                <p className="text-sm text-quiet">{t('lead')}</p>
                <Card className="overflow-hidden" padded={false}>
                  <table className="block w-full text-sm sm:table">
                    <thead className="max-sm:sr-only">
                      <tr className="text-left text-xs text-quiet">
                        <th className="h-9 px-4 font-semibold" scope="col">
                          {t('day')}
                        </th>
                        {partners.map((partner) => (
                          <th className="px-4 font-semibold" key={partner} scope="col">
                            {t(`partner_${partner}`)}
                          </th>
                        ))}
                      </tr>
                    </thead>
                    <tbody className="block sm:table-row-group">
                      {list.data.map((day) => (
                        <DayRow day={day} key={day.day} />
                      ))}
                    </tbody>
                  </table>
                </Card>
              </div>
            </Scroller>
            <Pager of={list} onPage={(page) => change({ page: String(page) })} />
          </>
        )}
      </QueryView>
    </>
  )
}
