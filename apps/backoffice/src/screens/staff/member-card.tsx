import { deskText, staffText } from '@maidan/locales'
import { Badge, Button, Card, useText } from '@maidan/ui'
import type { Tone } from '@maidan/ui'
import type { Member } from '../../features/staff/queries.ts'
import { roleWords, type StaffRole } from '../../lib/role-words.ts'
import { Fact, Facts } from '../../parts/facts/facts.tsx'
import { When } from '../../parts/facts/when.tsx'
import { EnrolmentNote } from './enrolment-note.tsx'

export type MemberAct = 'code' | 'role' | 'block' | 'recover' | 'sessions'

type Me = { username: string; role: StaffRole } | undefined
type Props = { member: Member; me: Me; onAct: (act: MemberAct) => void }

const tones = { invited: 'waiting', active: 'good', blocked: 'bad' } as const satisfies Record<
  Member['status'],
  Tone
>

/** One member of staff: who, what they may, how they log in, and the acts on them. */
export function MemberCard({ member, me, onAct }: Props) {
  const t = useText(staffText)
  const desk = useText(deskText)
  return (
    <li>
      <Card className="flex h-full flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">{member.username}</h2>
          <Badge tone={tones[member.status]}>{t(`state_${member.status}`)}</Badge>
        </div>
        <Facts>
          <Fact name={t('role')}>{desk(roleWords[member.role])}</Fact>
          <Fact name={t('authenticator')}>
            {t(member.has_authenticator ? 'withAuthenticator' : 'withoutAuthenticator')}
          </Fact>
          <Fact name={t('lastSeenZone')}>
            {member.last_seen_at === null ? t('neverSeen') : <When at={member.last_seen_at} />}
          </Fact>
        </Facts>
        {member.status === 'invited' && <EnrolmentNote enrolment={member.enrolment} />}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {actsFor(member, me).map((act) => (
            <Button
              key={act}
              look={act === 'block' && member.status !== 'blocked' ? 'danger' : 'secondary'}
              onClick={() => onAct(act)}
              size="small"
            >
              {t(wordOf(act, member))}
            </Button>
          ))}
          {member.username === me?.username && (
            <span className="self-center text-sm text-quiet">{t('ownAccount')}</span>
          )}
        </div>
      </Card>
    </li>
  )
}

/** Nothing that the server would refuse: one's own card has no acts, an auditor only looks. */
function actsFor(member: Member, me: Me): MemberAct[] {
  if (me?.role === 'auditor') return ['sessions']
  if (me?.role !== 'admin' || member.username === me.username) return []
  const mine = member.enrolment?.parts.some(({ giver }) => giver === me.username) === true
  switch (member.status) {
    case 'blocked':
      return ['block']
    case 'invited':
      return mine ? ['code', 'recover', 'block'] : ['recover', 'block']
    case 'active':
      return ['sessions', 'role', 'recover', 'block']
  }
}

function wordOf(act: MemberAct, { status }: Member) {
  switch (act) {
    case 'code':
      return 'showCode'
    case 'role':
      return 'changeRole'
    case 'block':
      return status === 'blocked' ? 'open' : 'block'
    case 'recover':
      return 'recover'
    case 'sessions':
      return 'sessions'
  }
}
