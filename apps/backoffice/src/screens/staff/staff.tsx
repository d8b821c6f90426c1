import { staffText } from '@maidan/locales'
import { Button, SkeletonRows, useText } from '@maidan/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import { useMembers, type Member } from '../../features/staff/queries.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberCard, type MemberAct } from './member-card.tsx'
import { RecoverDialog } from './recover-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SessionsDialog } from './sessions-dialog.tsx'

type Chosen = { act: MemberAct; member: Member }

/** Everybody who works here, and what an admin does about them. */
export function Staff() {
  const t = useText(staffText)
  const me = useMe()
  const members = useMembers()
  const [inviting, setInviting] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const mayAct = me?.role === 'admin'
  return (
    <>
      <ScreenHead title={t('staffTitle')}>
        {mayAct && (
          <Button className="ml-auto" onClick={() => setInviting(true)} size="small">
            <UserPlus aria-hidden className="size-4" />
            {t('invite')}
          </Button>
        )}
      </ScreenHead>
      <Scroller className="min-h-0 flex-1" label={t('staffTitle')}>
        <QueryView query={members} skeleton={<SkeletonRows count={5} rowClass="h-24" />}>
          {({ data }) => (
            <ul className="grid gap-3 p-4 md:grid-cols-2 2xl:grid-cols-3">
              {data.map((member) => (
                <MemberCard
                  key={member.id}
                  me={me}
                  member={member}
                  onAct={(act) => setChosen({ act, member })}
                />
              ))}
            </ul>
          )}
        </QueryView>
      </Scroller>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {chosen !== null && <ActDialog {...chosen} mayEnd={mayAct} onClose={() => setChosen(null)} />}
    </>
  )
}

function ActDialog({ act, ...props }: Chosen & { mayEnd: boolean; onClose: () => void }) {
  switch (act) {
    case 'code':
      return <CodeDialog {...props} />
    case 'role':
      return <RoleDialog {...props} />
    case 'block':
      return <BlockDialog {...props} />
    case 'recover':
      return <RecoverDialog {...props} />
    case 'sessions':
      return <SessionsDialog {...props} />
  }
}
