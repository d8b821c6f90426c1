import { methodsText } from '@maidan/locales'
import { Field, showToast, useLanguage, useText } from '@maidan/ui'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useAskMethodRoutes, type Method } from '../../features/methods/queries.ts'
import { routeDrafts } from '../../features/methods/route-draft.ts'
import { fieldFailure } from '../../lib/failure-text.ts'
import { AskDialog } from '../../parts/ask-dialog.tsx'
import { Note } from '../../parts/notes/note.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { useReason } from '../../parts/use-reason.ts'
import { RouteList } from './route-list.tsx'

type Props = { method: Method; routes: NonNullable<Method['routes']>; onClose: () => void }

/** Asks a second person by whose pages a method is to be served, with the reason. */
export function RoutesDialog({ method, routes, onClose }: Props) {
  const t = useText(methodsText)
  const language = useLanguage()
  const ask = useAskMethodRoutes(method.id)
  const [drafts, setDrafts] = useState(() => routeDrafts(routes))
  const [label, hint, missing] = [t('reason'), t('reasonHint'), t('reasonMissing')]
  const form = useReason(ask.error, { label, hint, missing })
  const send = (reason: string) =>
    ask.mutate(
      { routes: drafts, reason },
      {
        onSuccess: () => {
          showToast(t('done_routes', { method: method.name }), 'good')
          onClose()
        },
      },
    )
  return (
    <AskDialog
      busy={ask.isPending}
      confirm={t('confirm_open')}
      onClose={onClose}
      onConfirm={form.onSubmit(send)}
      title={t('ask_routes', { method: method.name })}
    >
      <Note icon={UsersRound} tone="info">
        {t('routesNote')}
      </Note>
      <RouteList
        currency={method.currency}
        drafts={drafts}
        error={(field) => fieldFailure(ask.error, field, language)}
        onChange={setDrafts}
        routes={routes}
      />
      <Field {...form.field} />
      <RefusalNote
        error={ask.error}
        fields={['reason']}
        words={{ STATE_CHANGED: t('routesSame') }}
      />
    </AskDialog>
  )
}
