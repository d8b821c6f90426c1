import { staffText } from '@maidan/locales'
import { showToast, SkeletonRows, useText } from '@maidan/ui'
import { useAccount, useEndOwnSession } from '../../features/account/queries.ts'
import { Panel } from '../../parts/panel.tsx'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { SessionList } from '../../parts/session-list.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'

/** What staff look after themselves: password, authenticator, where they are logged in. */
export function Account() {
  const t = useText(staffText)
  const account = useAccount()
  const end = useEndOwnSession()
  const endSession = (id: number) =>
    end.mutate(id, { onSuccess: () => showToast(t('sessionEnded'), 'good') })
  return (
    <>
      <ScreenHead note={account.data?.username} title={t('accountTitle')} />
      <Scroller className="min-h-0 flex-1" label={t('accountTitle')}>
        <QueryView query={account} skeleton={<SkeletonRows count={3} rowClass="h-40" />}>
          {({ has_authenticator, sessions }) => (
            <div className="grid max-w-5xl items-start gap-4 p-4 lg:grid-cols-2">
              <PasswordPanel />
              <AuthenticatorPanel has={has_authenticator} />
              <Panel title={t('yourSessions')}>
                <RefusalNote error={end.error} />
                <SessionList
                  busyId={end.isPending ? end.variables : undefined}
                  onEnd={endSession}
                  sessions={sessions}
                />
              </Panel>
            </div>
          )}
        </QueryView>
      </Scroller>
    </>
  )
}
