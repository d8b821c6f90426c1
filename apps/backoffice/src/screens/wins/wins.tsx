import { winsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { AskWinDialog } from '../../features/wins/ask-win-dialog.tsx'
import { useMe } from '../../features/overview/queries.ts'
import { useHeldWins, type HeldWin, type Verdict } from '../../features/wins/queries.ts'
import { Pager } from '../../parts/tables/pager.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { pageOf, useAddress, useChangeAddress } from '../../parts/tables/use-address.ts'
import { HeldWinCard } from './held-win-card.tsx'
import { ProviderDays } from './provider-days.tsx'

type Asked = { win: HeldWin; verdict: Verdict }

/**
 * Wins that wait for two people, and what providers have paid out today. The dialog stands above the
 * list: a win may be gone from there before the answer to what was asked of it is told.
 */
export function Wins() {
  const t = useText(winsText)
  const change = useChangeAddress()
  const role = useMe()?.role
  const wins = useHeldWins(pageOf(useAddress()))
  const mayAsk = role === 'cashier' || role === 'admin'
  const [asked, setAsked] = useState<Asked | null>(null)
  const onAsk = (win: HeldWin, verdict: Verdict) => setAsked({ win, verdict })
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
                          <HeldWinCard mayAsk={mayAsk} onAsk={onAsk} win={win} />
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
      {asked !== null && <AskWinDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}
