import { deskText } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import { OctagonAlert } from 'lucide-react'

type Props = { checkedAt: string | null; brokenLine: number | null }

/** What the daily check of the audit found: an alarm, or when it was; nothing before the first. */
export function AuditVerdict({ checkedAt, brokenLine }: Props) {
  const t = useText(deskText)
  if (brokenLine !== null)
    return (
      <p
        className="flex items-center gap-2.5 rounded-card bg-clay/15 px-4 py-3 text-sm font-semibold text-clay-soft"
        role="alert"
      >
        <OctagonAlert aria-hidden className="size-5 shrink-0" />
        {t('auditBroken', { line: brokenLine })}
      </p>
    )
  if (checkedAt === null) return null
  return <p className="text-sm text-quiet">{t('auditChecked', { time: siteTime(checkedAt) })}</p>
}
