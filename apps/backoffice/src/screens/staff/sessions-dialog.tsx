import { staffText } from '@maidan/locales'
import { Button, Dialog, showToast, SkeletonRows, useText } from '@maidan/ui'
import {
  type Member,
  useEndMemberSession,
  useMemberSessions,
} from '../../features/staff/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { RefusalNote } from '../../parts/notes/refusal-note.tsx'
import { SessionList } from '../../parts/session-list.tsx'

type Props = { member: Member; mayEnd: boolean; onClose: () => void }

/** Where a member is logged in; an admin ends sessions here. */
export function SessionsDialog({ member, mayEnd, onClose }: Props) {
  const t = useText(staffText)
  const sessions = useMemberSessions(member.id)
  const end = useEndMemberSession()
  const endSession = (id: number) =>
    end.mutate(id, { onSuccess: () => showToast(t('sessionEnded'), 'good') })
  return (
    <Dialog
      actions={
        <Button look="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      }
      onOpenChange={(open) => open || onClose()}
      open
      title={t('sessionsOf', { name: member.username })}
    >
      <RefusalNote error={end.error} />
      <QueryView query={sessions} skeleton={<SkeletonRows count={2} rowClass="h-12" />}>
        {({ data }) => (
          <SessionList
            busyId={end.isPending ? end.variables : undefined}
            onEnd={mayEnd ? endSession : undefined}
            sessions={data}
          />
        )}
      </QueryView>
    </Dialog>
  )
}
