import { methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { OctagonAlert } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import { Note } from '../../parts/notes/note.tsx'

/** A chain that stands still credits nobody, and nobody else would notice. */
export function ChainAlarm({ minutes }: { minutes: number | null }) {
  const t = useText(methodsText)
  if (minutes === null) return null
  return (
    <div role="alert">
      <Note icon={OctagonAlert} tone="bad">
        <Link className="underline underline-offset-2" to={paths.methods}>
          {t('chainAlarm', { minutes })}
        </Link>
      </Note>
    </div>
  )
}
