import { fundsText } from '@maidan/locales'
import { PageHeader, Pills } from '@maidan/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { usePreload } from '../../lib/router/use-preload.ts'
import { useNavigate } from '../../lib/router/use-navigate.ts'
import { UsualTime } from '../../features/funds/usual-time.tsx'
import { paymentMethodsQuery } from '../../features/site/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { paths } from '../../lib/paths.ts'
import { routeState, useRouteState } from '../routes/route-state.ts'

export type FundsTab = 'deposit' | 'withdrawal'

const panelId = 'funds-panel'

/** The funds screen around either form, with methods as they are now; each tab has its own address (SIL-067). */
export function FundsFrame(props: { tab: FundsTab; end?: ReactNode; children: ReactNode }) {
  const t = useText(fundsText)
  const navigate = useNavigate()
  const tabs = useTabFocus()
  useQuery({ ...paymentMethodsQuery, refetchOnMount: 'always' })
  useReady(props.tab === 'deposit' ? paths.withdrawal : paths.deposit)
  const choose = (tab: FundsTab) => {
    if (tab === props.tab) return
    navigate({ to: paths[tab], replace: true, state: routeState('fundsTab', { focus: true }) })
  }
  return (
    <>
      <PageHeader
        end={props.end}
        onBack={() => navigate({ to: paths.account })}
        title={t('title')}
      />
      <main className="mx-auto flex max-w-3xl flex-col gap-5 p-4">
        <div ref={tabs}>
          <Pills
            controls={panelId}
            items={[
              { value: 'deposit', label: t('deposit') },
              { value: 'withdrawal', label: t('withdrawal') },
            ]}
            label={t('title')}
            look="tabs"
            onChange={choose}
            value={props.tab}
          />
        </div>
        <div aria-label={t(props.tab)} id={panelId} role="tabpanel">
          {props.children}
        </div>
        <UsualTime direction={props.tab} />
      </main>
    </>
  )
}

/** A tab that was chosen by the keyboard keeps the focus on the address it leads to. */
function useTabFocus() {
  const tabs = useRef<HTMLDivElement>(null)
  const moved = useRouteState('fundsTab') !== undefined
  useEffect(() => {
    if (!moved) return
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true })
  }, [moved])
  return tabs
}

function useReady(to: string): void {
  const preload = usePreload()
  useEffect(() => preload(to), [preload, to])
}
