import { methodsText } from '@maidan/locales'
import { Button, useText } from '@maidan/ui'
import { Plus } from 'lucide-react'
import type { Method } from '../../features/methods/queries.ts'
import { nextRoute, type RouteDraft } from '../../features/methods/route-draft.ts'
import { RouteFields } from './route-fields.tsx'

type Props = {
  drafts: readonly RouteDraft[]
  routes: NonNullable<Method['routes']>
  currency: Method['currency']
  onChange: (drafts: RouteDraft[]) => void
  /** Why a field was refused; those of a route carry its number, from 0. */
  error: (field: string) => string | undefined
}

/** Every route with its fields, and the way to one more while a page is left. */
export function RouteList({ drafts, routes, currency, onChange, error }: Props) {
  const t = useText(methodsText)
  const next = nextRoute(routes, drafts)
  return (
    <>
      {drafts.map((draft, at) => (
        <RouteFields
          choices={routes.choices}
          currency={currency}
          draft={draft}
          error={(name) => error(`${name}_${at}`)}
          key={`${at} of ${drafts.length}`}
          number={at + 1}
          onChange={(change) =>
            onChange(drafts.map((one, index) => (index === at ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange(drafts.filter((_, index) => index !== at))}
        />
      ))}
      {next && (
        <Button
          className="self-start"
          look="secondary"
          onClick={() => onChange([...drafts, next])}
          size="small"
          type="button"
        >
          <Plus aria-hidden className="size-4" />
          {t('addRoute')}
        </Button>
      )}
    </>
  )
}
