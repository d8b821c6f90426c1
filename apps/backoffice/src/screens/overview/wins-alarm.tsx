import { winsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { OctagonAlert } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Note } from '../../parts/notes/note.tsx'

/** A partner that pays more than its games can is an alarm, not a queue. */
export function WinsAlarm({ count }: { count: number }) {
  const t = useText(winsText)
  if (count === 0) return null
  return (
    <div role="alert">
      <Note icon={OctagonAlert} tone="bad">
        <Link className="underline underline-offset-2" to={paths.heldWins}>
          {count === 1 ? t('alarmOne') : t('alarm', { count })}
        </Link>
      </Note>
    </div>
  )
}
