import { commonText, securityText } from '@maidan/locales'
import { Button, Card, Dialog, ErrorState, showToast, SkeletonRows } from '@maidan/ui'
import { useState } from 'react'
import { useEndOtherSessions, useSessions } from '../../features/sessions/queries.ts'
import { failureText } from '../../lib/calls/failure-text.ts'
import { useLanguage, useText } from '../../lib/text/language.ts'
import { SessionLine } from './session-line.tsx'

/** Where the player is logged in, and the way out of all others at once. */
export function Sessions() {
  const t = useText(securityText)
  const sessions = useSessions()
  const [asks, setAsks] = useState(false)
  const others = sessions.data?.filter(({ own }) => !own) ?? []
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm font-semibold text-quiet">{t('sessions')}</h2>
      {sessions.data ? (
        <Card className="divide-y divide-field-800" padded={false}>
          {sessions.data.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </Card>
      ) : sessions.isError ? (
        <ErrorState busy={sessions.isFetching} onRetry={() => void sessions.refetch()} />
      ) : (
        <SkeletonRows count={2} rowClass="h-18" />
      )}
      {sessions.data && others.length === 0 && (
        <p className="text-sm text-quiet">{t('onlyHere')}</p>
      )}
      {others.length > 0 && (
        <Button look="danger" onClick={() => setAsks(true)} wide>
          {t('endOthers')}
        </Button>
      )}
      {asks && <EndOthersDialog onClose={() => setAsks(false)} />}
    </section>
  )
}

function EndOthersDialog({ onClose }: { onClose: () => void }) {
  const t = useText(securityText)
  const common = useText(commonText)
  const language = useLanguage()
  const end = useEndOtherSessions()
  const endNow = () =>
    end.mutate(undefined, {
      onSuccess: () => showToast(t('endedOthers'), 'good'),
      onError: (error) => showToast(failureText(error, { language, fallback: t('broke') }), 'bad'),
      onSettled: onClose,
    })
  return (
    <Dialog
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button busy={end.isPending} look="danger" onClick={endNow}>
            {t('logOut')}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !end.isPending) onClose()
      }}
      open
      title={t('askEndOthers')}
    >
      {t('endOthersMeans')}
    </Dialog>
  )
}
