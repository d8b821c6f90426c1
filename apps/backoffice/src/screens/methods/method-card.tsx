import { methodsText } from '@maidan/locales'
import { Card, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Method } from '../../features/methods/queries.ts'
import { Duration } from './duration.tsx'
import { MethodAct } from './method-act.tsx'
import type { MethodActs } from './method-columns.tsx'
import { MethodRoutes } from './method-routes.tsx'
import { MethodStatus } from './method-status.tsx'
import { MethodTerms } from './method-terms.tsx'
import { PartnerState } from './partner-state.tsx'
import { Unknown } from './unknown.tsx'

type Props = MethodActs & { method: Method }

/** One method on a narrow screen. */
export function MethodCard({ method, onAct, onTerms, onRoutes }: Props) {
  const t = useText(methodsText)
  return (
    <Card className="flex h-full flex-col gap-3 px-4 py-3 text-sm" padded={false}>
      <div className="flex min-h-11 items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold wrap-anywhere">{method.name}</h2>
          <p className="flex items-center gap-2 text-xs text-quiet">
            <MethodStatus method={method} />
            {method.currency}
          </p>
        </div>
        {onAct && <MethodAct className="max-lg:h-11" method={method} onAct={onAct} />}
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2">
        <Figure name={t('begun')}>{method.begun}</Figure>
        <Figure name={t('credited')}>{method.credited}</Figure>
        <Figure name={t('unknown')}>
          <Unknown count={method.unknown} />
        </Figure>
        <Figure name={t('median')}>
          <Duration seconds={method.median_seconds} />
        </Figure>
        <Figure className="col-span-2" name={t('p95')}>
          <Duration seconds={method.p95_seconds} />
        </Figure>
        <Figure className="col-span-3" name={t('terms')}>
          <MethodTerms method={method} onTerms={onTerms} />
        </Figure>
        <Figure className="col-span-3" name={t('routes')}>
          <MethodRoutes method={method} onRoutes={onRoutes} />
        </Figure>
        <Figure className="col-span-3" name={t('partner')}>
          <PartnerState {...method} />
        </Figure>
      </dl>
    </Card>
  )
}

function Figure(props: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('min-w-0', props.className)}>
      <dt className="text-xs text-quiet">{props.name}</dt>
      <dd className="tabular font-medium wrap-anywhere">{props.children}</dd>
    </div>
  )
}
