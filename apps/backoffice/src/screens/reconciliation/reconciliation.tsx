import { reconciliationText, roundsText } from '@maidan/locales'
import { Card, EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { partners, useDays } from '../../features/reconciliation/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Pager } from '../../parts/tables/pager.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { Segments } from '../../parts/tables/segments.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { DayRow } from './day-row.tsx'
import { RoundDays } from './rounds/round-days.tsx'

const books = ['partners', 'games'] as const

/** Our books beside those of others: of the payment partners, and of the game providers. */
export function Reconciliation() {
  const t = useText(reconciliationText)
  const words = useText(roundsText)
  const change = useChangeAddress()
  const address = useAddress()
  const of = books.find((one) => one === address['of']) ?? 'partners'
  return (
    <>
      <ScreenHead title={of === 'games' ? words('list') : t('title')}>
        <Segments
          items={books.map((value) => ({ value, label: words(`of_${value}`) }))}
          label={words('of')}
          onChange={(next) => change({ of: next === 'games' ? next : '', page: '' })}
          value={of}
        />
      </ScreenHead>
      {of === 'games' ? <RoundDays /> : <PartnerDays />}
    </>
  )
}

/** The days as rows, the partners side by side: what agrees with their own statements. */
function PartnerDays() {
  const t = useText(reconciliationText)
  const change = useChangeAddress()
  const days = useDays(pageOf(useAddress()))
  return (
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
  )
}
