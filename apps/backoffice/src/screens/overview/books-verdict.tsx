import { proofsText } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { OctagonAlert } from 'lucide-react'
import { mayOpen } from '../../app/nav-entries.ts'
import { paths } from '../../app/paths.ts'
import { Note } from '../../parts/notes/note.tsx'
import type { StaffRole } from '../../lib/role-words.ts'

type Props = {
  checkedAt: string | null
  /** Lines that alarm, and those whose cause is known. */
  breaks: number
  known: number
  role: StaffRole
}

/** What the daily proof of the books found: an alarm, or when it was; nothing before the first. */
export function BooksVerdict({ checkedAt, breaks, known, role }: Props) {
  const t = useText(proofsText)
  if (checkedAt === null) return null
  const time = siteTime(checkedAt)
  if (breaks === 0) {
    const proved = known === 0 ? t('proved', { time }) : t('provedKnown', { time, count: known })
    return <p className="text-sm text-quiet">{proved}</p>
  }
  const alarm = breaks === 1 ? t('alarmOne') : t('alarm', { count: breaks })
  return (
    <div role="alert">
      <Note icon={OctagonAlert} tone="bad">
        {mayOpen(role, paths.proofs) ? (
          <Link className="underline underline-offset-2" to={paths.proofs}>
            {alarm}
          </Link>
        ) : (
          alarm
        )}
      </Note>
    </div>
  )
}
