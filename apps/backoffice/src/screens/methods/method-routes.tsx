import { methodsText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Method } from '../../features/methods/queries.ts'
import { Money } from '../../parts/facts/money.tsx'

type Props = { method: Method; onRoutes: ((method: Method) => void) | undefined }

/** By whose pages a method is served, in their order, with the way to change it. */
export function MethodRoutes({ method, onRoutes }: Props) {
  const t = useText(methodsText)
  const { routes, currency, name } = method
  if (routes === null) return <span className="text-quiet">{t('termsNone')}</span>
  return (
    <div className="flex flex-col items-start gap-1">
      {routes.set.length === 0 && <span className="text-xs text-quiet">{t('routesNone')}</span>}
      <div className="text-xs empty:hidden">
        {routes.set.map((route) => (
          <p key={route.to}>
            <b className="font-medium">{route.name}</b>{' '}
            <span className="tabular whitespace-nowrap text-quiet">
              <Money amount={route.amount_from} currency={currency} /> –{' '}
              {route.amount_to === null ? (
                t('routeOpen')
              ) : (
                <Money amount={route.amount_to} currency={currency} />
              )}
              {route.success_min > 0 && ` · ${t('routeShare', { percent: route.success_min })}`}
            </span>
          </p>
        ))}
      </div>
      {routes.approval_id !== null && (
        <Link className="inline-flex min-h-11 items-center lg:min-h-7" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {routes.approval_id === null && onRoutes && (
        <Button
          aria-label={t('changeRoutesOf', { method: name })}
          className="-ml-3 max-lg:h-11"
          look="quiet"
          onClick={() => onRoutes(method)}
          size="small"
        >
          {t('changeRoutes')}
        </Button>
      )}
    </div>
  )
}
