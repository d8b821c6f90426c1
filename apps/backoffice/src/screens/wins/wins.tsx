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

/** Wins that no game can have paid, until two people have decided about each. */
export function Wins() {
  const t = useText(winsText)
  const change = useChangeAddress()
  const role = useMe()?.role
  const wins = useHeldWins(pageOf(useAddress()))
  const mayAsk = role === 'cashier' || role === 'admin'
  return (
    <>
      <ScreenHead title={t('title')} />
      <QueryView
        empty={<EmptyState hint={t('lead')} title={t('empty')} />}
        isEmpty={({ data }) => data.length === 0}
        query={wins}
        skeleton={
          <div className="p-4">
            <SkeletonRows count={3} rowClass="h-40" />
          </div>
        }
      >
        {(list) => (
          <>
            <Scroller className="min-h-0 flex-1" label={t('title')}>
              <div className="flex max-w-5xl flex-col gap-4 p-4">
                <p className="text-sm text-quiet">{t('lead')}</p>
                <ul className="grid gap-4 lg:grid-cols-2">
                  {list.data.map((win) => (
                    <li key={win.id}>
                      <HeldWinCard mayAsk={mayAsk} win={win} />
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
