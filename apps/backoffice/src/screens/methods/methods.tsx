import { deskText, methodsText } from '@maidan/locales'
import { EmptyState, SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMethods } from '../../features/methods/queries.ts'
import type { Method } from '../../features/methods/queries.ts'
import { useMe } from '../../features/overview/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { MethodList } from './method-list.tsx'
import { NoticesPanel } from './notices-panel.tsx'
import { RoutesDialog } from './routes-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import { SetMethodDialog } from './set-method-dialog.tsx'

/** The ways to pay: how they go, and the way to stop one that does not. */
export function Methods() {
  const t = useText(methodsText)
  const title = useText(deskText)('methods')
  const role = useMe()?.role
  const methods = useMethods()
  const [asked, setAsked] = useState<Method>()
  const [termsOf, setTermsOf] = useState<Method>()
  const [routesOf, setRoutesOf] = useState<Method>()
  const mayAct = role === 'cashier' || role === 'admin'
  return (
    <>
      <ScreenHead title={title} />
      <QueryView
        query={methods}
        skeleton={
          <div className="p-4">
            <SkeletonRows count={8} rowClass="h-11" />
          </div>
        }
      >
        {({ data, strange_notices }) => (
          <Scroller className="min-h-0 flex-1" label={title}>
            <div className="flex flex-col gap-4 p-4">
              <p className="max-w-3xl text-sm text-quiet">{t('lead')}</p>
              {data.length === 0 ? (
                <EmptyState title={t('empty')} />
              ) : (
                <MethodList
                  acts={{
                    onAct: mayAct ? setAsked : undefined,
                    onTerms: mayAct ? setTermsOf : undefined,
                    onRoutes: mayAct ? setRoutesOf : undefined,
                  }}
                  methods={data}
                />
              )}
              <NoticesPanel methods={data} notices={strange_notices} />
            </div>
          </Scroller>
        )}
      </QueryView>
      {termsOf?.terms && (
        <TermsDialog method={termsOf} onClose={() => setTermsOf(undefined)} terms={termsOf.terms} />
      )}
      {routesOf?.routes && (
        <RoutesDialog
          method={routesOf}
          onClose={() => setRoutesOf(undefined)}
          routes={routesOf.routes}
        />
      )}
      {asked !== undefined && (
        <SetMethodDialog method={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
