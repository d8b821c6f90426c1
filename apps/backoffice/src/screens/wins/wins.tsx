import { winsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useMe } from '../../features/overview/queries.ts'
import { useHeldWins } from '../../features/wins/queries.ts'
import { Pager } from '../../parts/tables/pager.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { HeldWinCard } from './held-win-card.tsx'
import { ProviderDays } from './provider-days.tsx'

/** Wins that wait for two people, and what providers have paid out today. */
export function Wins() {
  const t = useText(winsText)
  const change = useChangeAddress()
  const role = useMe()?.role
  const wins = useHeldWins(pageOf(useAddress()))
  const mayAsk = role === 'cashier' || role === 'admin'
  return (
    <>
      <ScreenHead title={t('title')} />
      <Scroller className="min-h-0 flex-1" label={t('title')}>
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="min-w-0">
              <QueryView
                empty={<EmptyState hint={t('emptyHint')} title={t('empty')} />}
                isEmpty={({ data }) => data.length === 0}
                query={wins}
                skeleton={<SkeletonRows count={3} rowClass="h-40" />}
              >
                {(list) => (
                  <>
                    <ul className="grid gap-4">
                      {list.data.map((win) => (
                        <li key={win.id}>
                          <HeldWinCard mayAsk={mayAsk} win={win} />
                        </li>
                      ))}
                    </ul>
                    <Pager of={list} onPage={(page) => change({ page: String(page) })} />
                  </>
                )}
              </QueryView>
            </div>
            <ProviderDays mayChange={mayAsk} />
          </div>
        </div>
      </Scroller>
    </>
  )
}
