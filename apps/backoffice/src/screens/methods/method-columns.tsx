import type { methodsText, Translate } from '@maidan/locales'
import type { Method } from '../../features/methods/queries.ts'
import type { Column } from '../../parts/tables/data-table.tsx'
import { Duration } from './duration.tsx'
import { MethodAct } from './method-act.tsx'
import { MethodRoutes } from './method-routes.tsx'
import { MethodStatus } from './method-status.tsx'
import { MethodTerms } from './method-terms.tsx'
import { PartnerState } from './partner-state.tsx'
import { Unknown } from './unknown.tsx'

const figure = { meta: { className: 'text-right! tabular' } }

/** What can be done with a method; nothing for those who only read. */
export type MethodActs = {
  onAct: ((method: Method) => void) | undefined
  onTerms: ((method: Method) => void) | undefined
  onRoutes: ((method: Method) => void) | undefined
}

export function methodColumns(
  t: Translate<typeof methodsText.en>,
  { onAct, onTerms, onRoutes }: MethodActs,
): Column<Method>[] {
  const act: Column<Method> = {
    id: 'act',
    header: () => <span className="sr-only">{t('act')}</span>,
    cell: ({ row }) => onAct && <MethodAct method={row.original} onAct={onAct} />,
    meta: { className: 'text-right! w-px' },
  }
  return [
    {
      id: 'method',
      header: t('method'),
      cell: ({ row }) => (
        <span className="whitespace-nowrap">
          <b className="font-semibold">{row.original.name}</b>{' '}
          <span className="text-xs text-quiet">{row.original.currency}</span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ row }) => <MethodStatus method={row.original} />,
    },
    {
      id: 'partner',
      header: t('partner'),
      cell: ({ row }) => (
        <div className="grid gap-1">
          <PartnerState {...row.original} />
          {row.original.routes && <MethodRoutes method={row.original} onRoutes={onRoutes} />}
        </div>
      ),
    },
    {
      id: 'terms',
      header: t('terms'),
      cell: ({ row }) => <MethodTerms method={row.original} onTerms={onTerms} />,
    },
    { id: 'begun', header: t('begun'), cell: ({ row }) => row.original.begun, ...figure },
    { id: 'credited', header: t('credited'), cell: ({ row }) => row.original.credited, ...figure },
    {
      id: 'unknown',
      header: () => <span title={t('unknownHint')}>{t('unknown')}</span>,
      cell: ({ row }) => <Unknown count={row.original.unknown} />,
      ...figure,
    },
    durationColumn(t, 'median'),
    durationColumn(t, 'p95'),
    ...(onAct ? [act] : []),
  ]
}

function durationColumn(t: Translate<typeof methodsText.en>, id: 'median' | 'p95'): Column<Method> {
  return {
    id,
    header: () => <span title={t('medianHint')}>{t(id)}</span>,
    cell: ({ row }) => <Duration seconds={row.original[`${id}_seconds`]} />,
    ...figure,
  }
}
