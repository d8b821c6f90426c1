import { staffText } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import type { Member } from '../../features/staff/queries.ts'

/** Until when an invited person can enrol, and who still has to show a part of the code. */
export function EnrolmentNote({ enrolment }: Pick<Member, 'enrolment'>) {
  const t = useText(staffText)
  if (enrolment === null) return <p className="text-sm text-amber">{t('codeLapsed')}</p>
  const missing = enrolment.parts.flatMap(({ giver, taken }) => (taken ? [] : [giver]))
  return (
    <p className="text-sm text-quiet">
      {t('codeUntil', { time: siteTime(enrolment.expires_at) })}
      {missing.length > 0 && ` · ${t('waitsFor', { names: missing.join(', ') })}`}
    </p>
  )
}
